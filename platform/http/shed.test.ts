import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import { createShed } from "./shed.ts";

test("whoever is turned away hears when to come back, and comes by https once live", async () => {
  const shed = createShed(createLog("silent"), { live: true });
  const server = createServer((asked, response) => {
    shed.admit(asked, response, () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    shed.close();
    server.close().closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask = () => request({ port, host: "127.0.0.1", agent: false }).on("error", () => undefined);
  // Nobody is answered until there are too many.
  const all = Array.from({ length: 65 }, ask);
  const first = Promise.race(all.map((asked) => once(asked, "response")));
  for (const asked of all) asked.end();
  const [answer] = (await first) as [IncomingMessage];
  expect([answer.statusCode, answer.headers["strict-transport-security"]]).toEqual([
    503,
    "max-age=63072000; includeSubDomains",
  ]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(await json(answer)).toMatchObject({ code: "unavailable" });
});
