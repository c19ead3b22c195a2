import { ContentBlockView } from "acp-tool-calls";
import { type ReactNode, useEffect, useState } from "react";
import type { ContentBlock } from "../../src/protocol/types.js";
import { recordedBlocks } from "./recorded.js";

/** The content blocks of a recording below one another. */
export function Recorded({ recording }: { recording: string }): ReactNode {
  const [blocks, setBlocks] = useState<readonly ContentBlock[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void recordedBlocks(recording).then((found) => isCurrent && setBlocks(found));
    return () => {
      isCurrent = false;
    };
  }, [recording]);
  return (
    <div style={{ display: "grid", gap: 16 }}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recording does not change
        <ContentBlockView key={index} block={block} stateKey={`${recording}/${index}`} />
      ))}
    </div>
  );
}
