import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Server as TlsServer } from "node:tls";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** In milliseconds from the call; what is left of the time to stop belongs to jobs and the database. */
type Patience = { unfinished: number; answers: number };

const patience: Patience = { unfinished: 2_000, answers: 4_500 };

/** Requests that have arrived are answered; idle connections and partial requests are closed. */
export function drainable(server: Server, { unfinished, answers }: Patience = patience) {
  const connections = new Map<Socket, Exchange | undefined>();
  // Over TLS requests come on a socket of their own; a handshake has its own limit.
  const letInBy = server instanceof TlsServer ? "secureConnection" : "connection";
  server.on(letInBy, (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (request, response) => {
    connections.set(request.socket, { request, response });
  });

  return async function drain(): Promise<void> {
    if (!server.listening) return;
    await letIn();
    const closed = once(server, "close");
    server.close();
    server.closeIdleConnections();
    const timers = [
      // A connection whose request is answered is idle from then on.
      setInterval(() => server.closeIdleConnections(), 50),
      setTimeout(() => {
        for (const [socket, exchange] of connections) if (!isDue(exchange)) socket.destroy();
      }, unfinished),
      setTimeout(() => {
        for (const socket of connections.keys()) socket.destroy();
      }, answers),
    ];
    await closed;
    for (const timer of timers) clearTimeout(timer);
  };
}

/** The system makes connections by itself, and resets those that nobody took before the server closes. */
async function letIn(): Promise<void> {
  // The first comes after whatever this turn had to do, the second after a look at the door.
  await setImmediate();
  await setImmediate();
}

function isDue(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.request.complete && !exchange.response.writableFinished;
}
