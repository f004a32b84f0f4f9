import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Got = { headers: IncomingHttpHeaders; body: string };

/** Somebody else's server, which answers as it is told to. */
export async function startReceiver() {
  const got: Got[] = [];
  const state = { answer: (response: ServerResponse): void => void response.writeHead(204).end() };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      state.answer(response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    got,
    url: `http://127.0.0.1:${port}/hooks`,
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
