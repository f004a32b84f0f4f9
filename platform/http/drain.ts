import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Server as TlsServer } from "node:tls";
import { stopTimes } from "../stop-times.ts";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** In milliseconds from the call. */
type Patience = { idle: number; unfinished: number; answers: number };

const patience: Patience = { idle: 500, unfinished: 2_000, answers: stopTimes.answers };

/** Requests that have arrived are answered; partial requests are closed, and idle connections once a proxy had time to hear of it. */
export function drainable(
  server: Server,
  { idle, unfinished, answers }: Patience = patience,
): () => Promise<void> {
  const connections = new Map<Socket, Exchange | undefined>();
  let stopping = false;
  // Over TLS requests come on a socket of their own; a handshake has its own limit.
  const letInBy = server instanceof TlsServer ? "secureConnection" : "connection";
  server.on(letInBy, (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  // Before whoever answers, who may do so at once.
  server.prependListener("request", (request, response) => {
    connections.set(request.socket, { request, response });
    if (stopping) endWith(response);
  });

  return async function drain(): Promise<void> {
    if (!server.listening) return;
    await letIn();
    stopping = true;
    for (const exchange of connections.values()) if (exchange) endWith(exchange.response);
    const closed = once(server, "close");
    // The one of HTTP closes idle connections at once, and resets a request that is on its way to one.
    NetServer.prototype.close.call(server);
    const closeIdle = async () => {
      await letIn();
      server.closeIdleConnections();
    };
    let looks: NodeJS.Timeout | undefined;
    const timers = [
      setTimeout(() => {
        // A connection whose request is answered is idle from then on.
        looks = setInterval(() => void closeIdle(), 50);
      }, idle),
      setTimeout(() => {
        for (const [socket, exchange] of connections) if (!isDue(exchange)) socket.destroy();
      }, unfinished),
      setTimeout(() => {
        for (const socket of connections.keys()) socket.destroy();
      }, answers),
    ];
    await closed;
    for (const timer of [...timers, looks]) clearTimeout(timer);
  };
}

/** A proxy would send its next request over the connection. */
function endWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** The system makes connections and reads by itself, and resets those of which nobody took what had come. */
async function letIn(): Promise<void> {
  // The first comes after whatever this turn had to do, the second after a look at the door.
  await setImmediate();
  await setImmediate();
}

function isDue(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.request.complete && !exchange.response.writableFinished;
}
