import { ndJsonStream, type Stream } from "@agentclientprotocol/sdk";

/** Two ends of one connection in memory; every message passes as bytes. */
export function createStreamPair(): { readonly client: Stream; readonly agent: Stream } {
  const toAgent = new TransformStream<Uint8Array, Uint8Array>();
  const toClient = new TransformStream<Uint8Array, Uint8Array>();
  return {
    client: ndJsonStream(toAgent.writable, toClient.readable),
    agent: ndJsonStream(toClient.writable, toAgent.readable),
  };
}

/** Opens a WebSocket that carries newline-delimited JSON both ways. */
export function openSocketStream(url: string): Promise<Stream> {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  let isRead = true;
  const input = new ReadableStream<Uint8Array>({
    start(controller) {
      socket.addEventListener("message", ({ data }) => isRead && controller.enqueue(new Uint8Array(data)));
      socket.addEventListener("close", ({ reason }) => {
        if (!isRead) return;
        if (reason) controller.error(new Error(reason));
        else controller.close();
      });
    },
    cancel() {
      isRead = false;
      socket.close();
    },
  });
  const output = new WritableStream<Uint8Array>({
    write: (bytes) => socket.send(bytes as Uint8Array<ArrayBuffer>),
    close: () => socket.close(),
    abort: () => socket.close(),
  });
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve(ndJsonStream(output, input)));
    socket.addEventListener("error", () => reject(new Error(`No connection to ${url}`)));
  });
}

/** The same stream; each message that goes out is noted as one line of JSON. */
export function noteSent(stream: Stream, note: (line: string) => void): Stream {
  const noting = new TransformStream({
    transform(message, controller) {
      note(JSON.stringify(message));
      controller.enqueue(message);
    },
  });
  noting.readable.pipeTo(stream.writable).catch(() => {});
  return { readable: stream.readable, writable: noting.writable };
}
