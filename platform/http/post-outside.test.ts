import { subscribe } from "node:diagnostics_channel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startReceiver, switching } from "../../tests/support/receiver.ts";
import { postOutside } from "./post-outside.ts";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => void (receiver = await startReceiver()));
afterEach(() => receiver.close());

const post = (url: string, { loopback = true, timeoutMs = 5000 } = {}) =>
  postOutside(new URL(url), { headers: {}, body: "{}", reach: { loopback }, timeoutMs });

test.each([
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "[::1]",
  "[::]",
  "[fe80::1]",
  "[fd00::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:a9fe:a9fe]",
  "[::7f00:1]",
  "[64:ff9b::a00:1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::808:808]",
  "[2002:a00:1::]",
  "localhost",
])("%s is not reached", async (host) => {
  const sent = post(`http://${host}:${receiver.port}/`, { loopback: false });
  await expect(sent).rejects.toThrow("The address is in a private network.");
  expect(receiver.got).toEqual([]);
});

test("on a trial loopback is reached by number and by name, and other private addresses are not", async () => {
  expect((await post(receiver.url)).status).toBe(204);
  expect((await post(`http://localhost:${receiver.port}/`)).status).toBe(204);
  await expect(post("http://10.0.0.1/")).rejects.toThrow("The address is in a private network.");
});

test("no redirect is followed", async () => {
  receiver.answerWith(307, { Location: `http://127.0.0.1:${receiver.port}/elsewhere` });
  expect((await post(receiver.url)).status).toBe(307);
  expect(receiver.got).toHaveLength(1);
});

test("of an answer without an end the beginning is read", async () => {
  receiver.answer((response) => {
    response.writeHead(500);
    const more = () => void response.write("x".repeat(10_000), () => setImmediate(more));
    more();
  });
  expect(await post(receiver.url)).toMatchObject({ status: 500, excerpt: "x".repeat(500) });
});

/** Time that runs out when a test says so, however long a busy machine takes. */
function holdTime() {
  const over = new AbortController();
  const spy = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  return { over, limits: () => spy.mock.calls, [Symbol.dispose]: () => spy.mockRestore() };
}

test("no answer in time", async () => {
  using time = holdTime();
  receiver.answer(() => undefined);
  const posted = post(receiver.url, { timeoutMs: 150 });
  await expect.poll(() => receiver.got).toHaveLength(1);
  time.over.abort();
  await expect(posted).rejects.toThrow("No answer within 0.15 seconds.");
  expect(time.limits()).toEqual([[150]]);
});

test("half an answer in time", async () => {
  using time = holdTime();
  receiver.answer((response) => void response.writeHead(200).write("never"));
  const begun = new Promise((resolve) => subscribe("http.client.response.finish", resolve));
  const posted = post(receiver.url);
  await begun;
  time.over.abort();
  expect(await posted).toMatchObject({ status: 200 });
});

test("one that would switch protocols has answered, and is hung up on", async () => {
  const hungUp = Promise.withResolvers<void>();
  receiver.answer(({ socket }) => {
    socket?.once("close", hungUp.resolve);
    socket?.write(switching);
  });
  expect(await post(receiver.url)).toMatchObject({ status: 101, excerpt: "" });
  await hungUp.promise;
});

test("an answer that is no HTTP", async () => {
  receiver.answer((response) => void response.socket?.end("What do you want?\r\n\r\n"));
  await expect(post(receiver.url)).rejects.toThrow(/Parse Error/);
});
