import { useEffect, useState } from "react";

/** An object URL for `bytes` while the component is mounted; `undefined` on the server and at first. */
export function useObjectUrl(bytes: Uint8Array | undefined, mimeType: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const created = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mimeType }));
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [bytes, mimeType]);
  return url;
}
