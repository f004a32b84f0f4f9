import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { drainable } from "./drain.ts";

/** Milliseconds. A drain that waited for this would outlast its test. */
const tooLong = 3_600_000;

async function openServer(answerAfterMs: number, answers = tooLong) {
  const server = createServer((request, response) => {
    request.on("error", () => {}).resume();
    const answer = async () => {
      await sleep(answerAfterMs, undefined, { ref: false });
      response.end("answer");
    };
    request.once("end", () => void answer());
  });
  const drain = drainable(server, { unfinished: 200, answers });
  const arrived: Socket[] = [];
  server.on("connection", (socket) => arrived.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = async (sent: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    socket.write(sent);
    await vi.waitFor(() => expect(arrived[0]?.bytesRead).toBe(sent.length));
    return socket;
  };
  return { drain, open, port };
}

const asked = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

test.each([
  ["nothing", ""],
  ["an answered request", asked],
  ["half a request", "GET / HTTP/1.1\r\nHost: loc"],
  ["half a body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf"],
  ["half a second request", `${asked}GET / HT`],
])("a connection that has sent %s does not hold up the stop", async (_, sent) => {
  const { drain, open } = await openServer(0);
  const socket = await open(sent);
  const answered = text(socket).catch(() => "");
  await drain();
  await answered;
});

test("a request that has arrived is answered", async () => {
  const { drain, open } = await openServer(800);
  const answered = text(await open(asked));
  await drain();
  expect(await answered).toContain("answer");
});

test("who has connected but was not let in yet is answered", async () => {
  const { drain, port } = await openServer(0);
  const socket = connect(port, "127.0.0.1");
  socket.write(asked);
  const answered = text(socket);
  // By the system; this process has yet to look.
  await new Promise<void>((connected) => process.nextTick(connected));
  await drain();
  expect(await answered).toContain("answer");
});

test("an answer that never comes does not hold up the stop for long", async () => {
  const { drain, open } = await openServer(tooLong, 400);
  const cut = text(await open(asked)).catch(() => "");
  await drain();
  await cut;
});
