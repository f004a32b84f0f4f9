import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseRemote } from "./refuse-remote.ts";

const server = createServer((request, response) => {
  if (!refuseRemote(request, response)) response.end("welcome");
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function statusOf(lines: string): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${lines}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(" ")[1]);
}

test.each([
  "GET / HTTP/1.1\r\nHost: localhost:3000",
  "GET / HTTP/1.1\r\nHost: LOCALHOST",
  "GET / HTTP/1.1\r\nHost: 127.0.0.1:3000",
  "GET / HTTP/1.1\r\nHost: 127.8.9.1:80",
  "GET / HTTP/1.1\r\nHost: [::1]:3000",
  "GET http://localhost:3000/ HTTP/1.1\r\nHost: localhost:3000",
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: localhost:3000",
])("%j is for this machine", async (lines) => {
  expect(await statusOf(lines)).toBe(200);
});

test.each([
  "GET / HTTP/1.1\r\nHost: firm.example",
  "GET / HTTP/1.1\r\nHost: 192.168.1.5:3000",
  "GET / HTTP/1.1\r\nHost: localhost.evil.example",
  "GET / HTTP/1.1\r\nHost: evil.example:3000@localhost",
  "GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example",
  "GET / HTTP/1.1\r\nHost: [::2]:3000",
  "GET / HTTP/1.1\r\nHost: localhost:3000:80x",
  "GET / HTTP/1.1\r\nHost:",
  "GET / HTTP/1.0",
  "GET http://evil.example/ HTTP/1.1\r\nHost: localhost",
  "GET HTTP://localhost@evil.example/ HTTP/1.1\r\nHost: localhost",
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: trial.example",
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: localhost, trial.example",
])("%j is refused", async (lines) => {
  expect(await statusOf(lines)).toBe(421);
});
