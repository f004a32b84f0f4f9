import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";

async function dial(port: number): Promise<Socket | null> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    return null;
  }
}

/** As one before several programs does: where no connection is made it turns to the next, and sends nothing twice. */
export async function openProxy(ports: number[]) {
  let turn = 0;

  async function reach(): Promise<Socket | null> {
    const first = (turn += 1);
    for (const n of ports.keys()) {
      const socket = await dial(ports[(first + n) % ports.length]!);
      if (socket) return socket;
    }
    return null;
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const socket = await reach();
    if (!socket) return void answer.writeHead(502).end();
    const { method, url, headers } = asked;
    const onward = request({
      method,
      path: url,
      headers: { ...headers, connection: "close" },
      createConnection: () => socket,
    });
    const answered = once(onward, "response") as Promise<[IncomingMessage]>;
    await Promise.all([pipeline(asked, onward), answered]);
    const [came] = await answered;
    answer.writeHead(came.statusCode ?? 502, came.headers);
    await pipeline(came, answer);
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
