import { Component, type ReactNode } from "react";
import { type Kit, KitContext } from "../react/kit.js";

interface GuardProps {
  readonly children: ReactNode;
  /** What is shown once the children have thrown. */
  readonly fallback: ReactNode;
  /** The data the children show: other data is worth another try. */
  readonly resetKey: unknown;
}

interface GuardState {
  readonly failed: boolean;
  readonly resetKey: unknown;
}

/** Keeps a view that throws from taking more than itself down. */
export class Guard extends Component<GuardProps, GuardState> {
  static override contextType: React.Context<Kit> = KitContext;
  declare context: Kit;
  override state: GuardState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: GuardProps, state: GuardState): GuardState | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.context.onRenderError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
