import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { drainable } from "./drain.ts";

/** Milliseconds. A drain that waited for this would outlast its test. */
const tooLong = 3_600_000;

const brief = { idle: 100, unfinished: 200, answers: tooLong };
const patient = { idle: tooLong, unfinished: tooLong, answers: tooLong };

async function openServer(answerAfterMs: number, patience = brief) {
  const server = createServer((request, response) => {
    request.on("error", () => {}).resume();
    const answer = async () => {
      await sleep(answerAfterMs, undefined, { ref: false });
      response.end("answer");
    };
    request.once("end", () => void answer());
  });
  const drain = drainable(server, patience);
  const arrived: Socket[] = [];
  server.on("connection", (socket) => arrived.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = async (sent: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    socket.write(sent);
    await expect.poll(() => arrived[0]?.bytesRead).toBe(sent.length);
    return socket;
  };
  return { server, drain, open, port };
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
  const { drain, open } = await openServer(tooLong, { ...brief, answers: 400 });
  const cut = text(await open(asked)).catch(() => "");
  await drain();
  await cut;
});

test("whoever keeps connections alive hears of the stop in an answer, and is never cut off", async () => {
  const { server, drain, port } = await openServer(0, patient);
  const visitors = Array.from({ length: 40 }, () => visit(port));
  await vi.waitFor(() => {
    for (const { answers } of visitors) expect(answers.length).toBeGreaterThan(2);
  }, 20_000);
  const drained = drain();
  await Promise.all(visitors.map(({ left }) => left));
  await drained;
  expect(server.listening).toBe(false);
  for (const { answers } of visitors)
    expect([...new Set(answers)]).toEqual(["keep-alive", "close"]);
});

test("a connection that was idle at the stop may be used once more", async () => {
  const { server, drain, open } = await openServer(0, patient);
  const socket = await open(asked);
  await once(socket, "data");
  const drained = drain();
  await vi.waitFor(() => expect(server.listening).toBe(false), 20_000);
  const answered = text(socket);
  socket.write(asked);
  expect(await answered).toMatch(/^Connection: close\r$/m);
  await drained;
});

/** Asks again and again, as a proxy does for its visitors, until an answer ends the connection. */
function visit(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: (string | undefined)[] = [];
  const ask = async (): Promise<void> => {
    const asking = request({ port, agent, method: "POST" }).end("{}");
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    answers.push(answer.headers.connection);
    await text(answer);
    if (answer.headers.connection !== "close") await ask();
  };
  return { answers, left: ask().finally(() => agent.destroy()) };
}
