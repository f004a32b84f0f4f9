import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { trialAddresses } from "../content/trial.ts";
import { oddInAddress, oddText } from "../tests/fuzz/odd-values.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { endpoints } from "./endpoints.ts";

let home: TestApp;
let cookies: string[];
beforeAll(async () => {
  home = await openTestApp({}, () => new Response("a page"));
  cookies = ["", await home.signIn("member@example.com"), await home.signIn(trialAddresses.admin)];
});
afterAll(() => home.close());

/** Names worth asking for: those an endpoint declares, and one that nobody reads. */
const queriesOf = (query: z.ZodObject | undefined) => [...Object.keys(query?.shape ?? {}), "other"];

const reading = endpoints.filter(({ method }) => method === "GET");
test.each(reading.map((one) => [one.name, one] as const))(
  "%s handles odd addresses and queries",
  async (_, { path, query, role }) => {
    const addresses = oddInAddress.flatMap((value) => [
      ...(path.includes(":") ? [path.replaceAll(/:\w+/g, value)] : []),
      ...queriesOf(query).map((name) => `${path.replaceAll(/:\w+/g, "1")}?${name}=${value}`),
    ]);
    for (const address of addresses)
      for (const Cookie of role === "visitor" ? cookies.slice(0, 1) : cookies) {
        const { status } = await home.request("GET", address, { headers: { Cookie } });
        expect([500, 502], `${address.slice(0, 100)} as ${Cookie.slice(0, 9)}`).not.toContain(
          status,
        );
      }
  },
);

function namesOf(schema: unknown): string[] {
  const { shape, out } = Object(schema instanceof z.ZodType ? schema : {});
  if (shape) return Object.keys(shape);
  return out ? namesOf(out) : Object.keys(Object(Object(schema)._zod?.def?.out?.shape));
}

const writing = endpoints.filter(({ method, body }) => method !== "GET" && body);
test.each(writing.map((one) => [one.name, one] as const))(
  "%s handles odd values",
  async (_, { method, path, body, role }) => {
    for (const value of oddText) {
      const fields = Object.fromEntries(namesOf(body).map((name) => [name, value]));
      const bodies: [type: string, text: string][] = [
        ["application/json", JSON.stringify(fields)],
        [
          "application/json",
          JSON.stringify({ ...fields, ...anEnquiry, message: `0123456789${value}` }),
        ],
        ["application/x-www-form-urlencoded", new URLSearchParams(fields).toString()],
        ["multipart/form-data; boundary=x", value],
        ["text/plain", value],
      ];
      for (const [type, text] of bodies) {
        const Cookie = cookies[role === "admin" ? 2 : role === "member" ? 1 : 0] ?? "";
        const address = path.replaceAll(/:\w+/g, "1");
        const headers = { Cookie, "Content-Type": type };
        const { status } = await home.request(method, address, { headers, body: text });
        expect(status, `${type} ${JSON.stringify(value).slice(0, 20)}`).not.toBe(500);
      }
    }
  },
);

const anEnquiry = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  phone: "+1 555 0100",
  company: "Engines",
};

test("an invalid form gets no answer from the trial's bank", async () => {
  for (const type of ["application/json", "text/plain", "multipart/form-data"]) {
    const headers = { "Content-Type": type };
    const answer = await home.request("POST", "/dev/bank/seti_1", { headers, body: "{}" });
    expect(answer.status).toBe(400);
  }
});

test("a page is loaded without null bytes in its query", async () => {
  const shown = await openTestApp({}, (request) => new Response(request.url));
  const answer = await shown.request("GET", "/blog?q=a%00b&category=%00");
  expect(await answer.text()).toMatch(/\/blog\?q=ab&category=$/);
  const nested = await shown.request("GET", "/signup/success?setup_intent=a%0%0%0000b");
  expect(await nested.text()).toMatch(/\/signup\/success\?setup_intent=ab$/);
  await shown.close();
});
