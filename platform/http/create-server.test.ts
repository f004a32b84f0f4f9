import { once } from "node:events";
import { request } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectSecurely } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { ownAuthority, ownCertificate } from "../../tests/support/receiver.ts";
import { rejectMalformed } from "../reject-malformed.ts";
import { createServer } from "./create-server.ts";
import { drainable } from "./drain.ts";

/** Milliseconds. A drain that waited for this would outlast its test. */
const tooLong = 3_600_000;

async function open(answerAfterMs = 0) {
  const server = createServer(ownCertificate(), (_request, response) => {
    void sleep(answerAfterMs).then(() => response.end("answer"));
  });
  const drain = drainable(server, { idle: 100, unfinished: 200, answers: tooLong });
  rejectMalformed(server, { live: true });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const where = { host: "127.0.0.1", port, ca: ownAuthority() };
  return { server, drain, where };
}

test("answers over TLS to whoever checks its certificate", async () => {
  const { where } = await open();
  const [answer] = await once(request({ ...where, agent: false }).end(), "response");
  expect(await text(answer)).toBe("answer");
  const wrong = request({ ...where, agent: false, servername: "other.internal" }).end();
  await expect(once(wrong, "response")).rejects.toThrow(/does not match/);
});

test("speaks nothing older than TLS 1.2", async () => {
  const { where } = await open();
  const old = connectSecurely({ ...where, minVersion: "TLSv1", maxVersion: "TLSv1.1" });
  await expect(once(old, "secureConnect")).rejects.toThrow(
    /alert protocol version|unsupported protocol|no protocols/,
  );
});

test("does not answer who speaks without it, and goes on", async () => {
  const { where } = await open();
  const plain = connect(where.port, where.host);
  plain.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await text(plain).catch(() => "")).not.toContain("answer");
  const [answer] = await once(request({ ...where, agent: false }).end(), "response");
  expect(answer.statusCode).toBe(200);
});

test("a request that arrives while the program is busy is answered, on a connection that was idle too", async () => {
  const { server, where } = await open();
  server.keepAliveTimeout = 100;
  const visitor = connectSecurely(where);
  onTestFinished(() => void visitor.destroy());
  await once(visitor, "secureConnect");
  for (const busyMs of [0, 1_500]) {
    visitor.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs);
    const [[answer], [, response]] = await Promise.all([
      once(visitor, "data"),
      once(server, "request"),
    ]);
    if (!response.closed) await once(response, "close");
    expect(String(answer)).toContain("200 OK");
  }
});

test("a request that has arrived is answered before the stop, half a one is not waited for", async () => {
  const { server, drain, where } = await open(800);
  const asked = connectSecurely(where);
  const half = connectSecurely(where).on("error", () => {});
  await Promise.all([once(asked, "secureConnect"), once(half, "secureConnect")]);
  half.write("GET / HTTP/1.1\r\nHost: loc");
  const answered = once(asked, "data");
  asked.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(server, "request");
  await drain();
  expect(String((await answered)[0])).toContain("answer");
});

test("malformed requests are answered as without TLS", async () => {
  const { where } = await open();
  const socket = connectSecurely(where);
  await once(socket, "secureConnect");
  socket.write("nonsense\r\n\r\n");
  const answer = await text(socket);
  expect(answer).toContain("This is not a request we can read.");
  expect(answer).toContain("strict-transport-security: max-age=63072000; includeSubDomains\r\n");
});
