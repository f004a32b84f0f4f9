import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, origin, type TestApp } from "../tests/support/app.ts";

let home: TestApp;
let base: string;
let headers: Record<string, string>;
const closers: (() => void)[] = [];
beforeAll(async () => {
  home = await openTestApp();
  headers = { Origin: origin, Cookie: await home.signIn(trialAddresses.admin) };
  const listener = getRequestListener(home.app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response)).listen(
    0,
    "127.0.0.1",
  );
  closers.push(() => server.close());
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const close of closers) close();
  await home.close();
});

/** Node states no length where a body is written piece by piece. */
async function chunked(text: string): Promise<{ status: number | undefined; body: unknown }> {
  const sending = request(`${base}/api/blog-posts/preview`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
  });
  sending.on("error", () => {});
  sending.write(text.slice(0, 10));
  sending.end(text.slice(10));
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  return { status: answer.statusCode, body: await json(answer) };
}

test("over a real socket, a request without a body is not too large", async () => {
  const answer = await fetch(`${base}/api/blog-posts/1`, { method: "DELETE", headers });
  expect(answer.status).toBe(404);
});

test("a chunked body is read up to the limit", async () => {
  const small = await chunked(JSON.stringify({ content: "**x**" }));
  expect(small.body).toMatchObject({ html: "<p><strong>x</strong></p>" });
  const large = await chunked(JSON.stringify({ content: "x".repeat(200_000) }));
  expect(large.status).toBe(413);
});
