import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a server that can be shut, as if the network or the server were gone. */
export interface Gate {
  /** The server's url, through the gate. */
  readonly url: string;
  /** Cuts all connections and takes no more. */
  shut(): Promise<void>;
  /** Cuts all connections, in order or by a reset, and takes new ones. */
  cut(how: "in order" | "reset"): void;
  /**
   * Cuts all connections. Shuts when the client has sent more than so many chunks on a new connection
   * whose first chunk contains the text. Resolves then.
   */
  shutAfter(chunks: number, text: string): Promise<void>;
  reopen(): Promise<void>;
}

export async function openGate(target: URL): Promise<Gate> {
  const sockets = new Set<Socket>();
  let whenAccepted: ((near: Socket) => void) | undefined;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    whenAccepted?.(near);
    for (const [socket, partner] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        partner.destroy();
      });
      socket.pipe(partner);
    }
  });
  const port = await listen(server, 0);
  const url = new URL(target);
  url.port = String(port);

  function cut(how: "in order" | "reset" = "in order"): void {
    for (const socket of sockets) {
      if (how === "reset") socket.resetAndDestroy();
      else socket.destroy();
    }
  }

  function shut(): Promise<void> {
    cut();
    return new Promise((resolve) => server.close(() => resolve()));
  }

  return {
    url: url.href,
    shut,
    cut,
    shutAfter(chunks, text) {
      cut();
      return new Promise((resolve) => {
        whenAccepted = (near) => {
          let sent = 0;
          near.on("data", (chunk) => {
            if (sent === 0 && !chunk.includes(text)) return;
            if (++sent <= chunks) return;
            whenAccepted = undefined;
            resolve(shut());
          });
        };
      });
    },
    async reopen() {
      await listen(server, port);
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}
