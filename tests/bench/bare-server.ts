import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// The least a Node server can do: what it is told to send, to everyone.
process.once("message", (answer: { headers: [string, string][]; body: string }) => {
  const headers = Object.fromEntries(answer.headers);
  const body = Buffer.from(answer.body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
