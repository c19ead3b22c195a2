import type { ReactNode } from "react";
import { Guard } from "./Guard.js";

interface RenderedProps<Props extends { readonly children: ReactNode }> {
  /** A host's renderer, if it has one for this. */
  readonly render: ((props: Props) => ReactNode) | undefined;
  readonly props: Props;
  readonly resetKey: unknown;
}

/**
 * A host's view, or what is shown without it. The renderer is called and not mounted as a component:
 * a host that makes its table anew on each render then keeps what is open, typed and scrolled.
 */
export function Rendered<Props extends { readonly children: ReactNode }>({
  render,
  props,
  resetKey,
}: RenderedProps<Props>): ReactNode {
  if (!render) return props.children;
  return (
    <Guard resetKey={resetKey} fallback={props.children}>
      <Called render={render} props={props} />
    </Guard>
  );
}

function Called<Props>({
  render,
  props,
}: {
  readonly render: (props: Props) => ReactNode;
  readonly props: Props;
}): ReactNode {
  return render(props);
}
