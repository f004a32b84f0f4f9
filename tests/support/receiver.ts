import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";

const pem = (name: string) =>
  readFileSync(new URL(`../fixtures/tls/${name}.pem`, import.meta.url), "utf8");

/** Of an authority that nobody knows; both are good until 2126. */
export const ownAuthority = () => pem("authority");
export const ownCertificate = () => ({ cert: pem("server"), key: pem("server-key") });

export const switching =
  "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";

type Got = { headers: IncomingHttpHeaders; body: string };

/** Somebody else's server, which answers as it is told to. */
export async function startReceiver({ tls = false } = {}) {
  const got: Got[] = [];
  const state = { answer: (response: ServerResponse): void => void response.writeHead(204).end() };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      state.answer(response);
    });
  };
  const secured = () => createTlsServer(ownCertificate(), answer);
  const server = (tls ? secured() : createServer(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    got,
    url: `http${tls ? "s" : ""}://127.0.0.1:${port}/hooks`,
    port,
    answerWith: (status: number, headers: Record<string, string> = {}, body = "") => {
      state.answer = (response) => void response.writeHead(status, headers).end(body);
    },
    answer: (how: (response: ServerResponse) => void) => void (state.answer = how),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
