import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type WireState = "open" | "slow" | "refusing" | "hanging" | "nonsense";

const slowMs = 400;

/** Neither a mail server's greeting nor anything that a card provider says. */
const nonsense =
  "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 11\r\n\r\n<p>Hello<p>";

/** Stands between the program and a server, and does to their connections what a sick server does. */
export async function layWire(serverPort: number) {
  let port = serverPort;
  let state: WireState = "open";
  const ends = new Set<Socket>();

  function hold(end: Socket): Socket {
    ends.add(end);
    end.on("close", () => ends.delete(end));
    // Its other end learns of it by the close that follows.
    return end.on("error", () => {});
  }

  async function carry(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        if (state === "slow") await sleep(slowMs);
        if (!to.write(chunk)) await once(to, "drain");
      }
      to.end();
    } catch {
      to.destroy();
    }
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    hold(near);
    if (state === "refusing") return void near.resetAndDestroy();
    if (state === "hanging") return void near.resume();
    if (state === "nonsense") return void near.resume().end(nonsense);
    const far = hold(connect({ port, host: "127.0.0.1", allowHalfOpen: true }));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    void carry(near, far);
    void carry(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const cut = () => {
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** Connections that are open end with it, but where it is only slow. */
    become(next: WireState): void {
      state = next;
      if (next !== "slow") cut();
    },
    /** To another server from now on. */
    leadTo(otherPort: number): void {
      port = otherPort;
      cut();
    },
    async close(): Promise<void> {
      server.close();
      cut();
      await once(server, "close");
    },
  };
}

export type Wire = Awaited<ReturnType<typeof layWire>>;

/** The same address by way of the wire. */
export function throughWire(url: string, { port }: Wire): string {
  const way = new URL(url);
  way.port = String(port);
  return way.href.replace(/\/$/, "");
}
