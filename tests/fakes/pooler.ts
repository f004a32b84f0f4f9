import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const readyForQuery = "Z".charCodeAt(0);
const terminate = "X".charCodeAt(0);
const idle = "I".charCodeAt(0);

/** Each message is a letter, its length with these four bytes, and what it says. */
function takeMessages(held: Buffer): [messages: Buffer[], rest: Buffer] {
  const messages: Buffer[] = [];
  let at = 0;
  for (; at + 5 <= held.length; at += messages.at(-1)!.length) {
    const end = at + 1 + held.readUInt32BE(at + 1);
    if (end > held.length) break;
    messages.push(held.subarray(at, end));
  }
  return [messages, held.subarray(at)];
}

/** Like PgBouncer in transaction mode: whoever asks is lent a connection until its transaction ends, and what the server says on one that nobody has is dropped. */
export async function openPooler(url: string) {
  const target = new URL(url);
  const free: Socket[] = [];
  const lentTo = new Map<Socket, Socket>();
  const open = new Set<Socket>();
  const hold = (socket: Socket) =>
    open.add(socket.on("close", () => open.delete(socket)).on("error", () => undefined));

  function openServer(client: Socket): Socket {
    const server = connect(Number(target.port || 5432), target.hostname);
    hold(server);
    lentTo.set(server, client);
    let held: Buffer = Buffer.alloc(0);
    server.on("data", (chunk: Buffer) => {
      const [messages, rest] = takeMessages(Buffer.concat([held, chunk]));
      held = rest;
      for (const message of messages) {
        lentTo.get(server)?.write(message);
        if (message[0] !== readyForQuery || message[5] !== idle) continue;
        lentTo.delete(server);
        free.push(server);
      }
    });
    return server;
  }

  const serverOf = (client: Socket) =>
    [...lentTo].find(([, to]) => to === client)?.[0] ?? free.pop() ?? openServer(client);

  const pooler = createServer((client) => {
    hold(client);
    // Who signs in does it on a connection of the server's, which then is for everybody.
    openServer(client);
    client.on("data", (chunk: Buffer) => {
      if (chunk[0] === terminate) return void client.end();
      const server = serverOf(client);
      lentTo.set(server, client);
      server.write(chunk);
    });
  }).listen(0, "127.0.0.1");
  await once(pooler, "listening");

  const own = new URL(url);
  own.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  return {
    url: own.href,
    async close() {
      for (const socket of open) socket.destroy();
      pooler.close();
      await once(pooler, "close");
    },
  };
}
