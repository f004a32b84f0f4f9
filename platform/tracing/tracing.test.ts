import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { openTestApp } from "../../tests/support/app.ts";
import { enquiry } from "../../tests/support/enquiry.ts";
import { startIdentityProvider } from "../../tests/support/identity-provider.ts";
import { startReceiver } from "../../tests/support/receiver.ts";
import { root } from "../../tests/support/program.ts";
import { postOutside } from "../http/post-outside.ts";
import { watchMailer } from "../mail.ts";
import { runJob } from "../run-job.ts";
import { openTracing } from "./open-tracing.ts";
import { inSpan, summaryOf } from "./spans.ts";

type Exported = {
  name: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function open(settings = {}) {
  const collector = await startReceiver();
  collector.answerWith(200, { "content-type": "application/json" }, "{}");
  const stop = await openTracing(`http://127.0.0.1:${collector.port}/`);
  const app = await openTestApp(settings);
  closing.push(collector.close, stop, app.close);
  return {
    app,
    async exported() {
      await stop();
      type Sent = { resourceSpans: { scopeSpans: { spans: Exported[] }[] }[] };
      const sent = collector.got.map(({ body }) => JSON.parse(body) as Sent);
      const spans = sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
      );
      return { spans, text: collector.got.map(({ body }) => body).join("") };
    },
  };
}

const factsOf = ({ attributes }: Exported) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

it("a request becomes a span with its route, and its queries are within it", async () => {
  const { app, exported } = await open();
  const cookie = await app.signIn(trialAddresses.admin);
  await app.post("/api/contact", enquiry("ada@example.com"));
  await app.request("POST", "/api/admin/failed-jobs/secret-id-5/retry", {
    headers: { Cookie: cookie },
  });
  await app.request("GET", "/healthz");
  const { spans, text } = await exported();
  const request = spans.find(({ name }) => name === "POST /api/contact");
  expect(request?.kind).toBe(2);
  expect(factsOf(request!)).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/api/contact",
    "http.response.status_code": 201,
  });
  const within = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(within.map(({ name }) => name)).toContain("insert contacts");
  expect(spans.map(({ name }) => name)).toContain("POST /api/admin/failed-jobs/:id/retry");
  expect(spans.map(({ name }) => name)).not.toContain("GET /healthz");
  for (const value of ["secret-id-5", "ada@example.com", "Ada", cookie, trialAddresses.admin])
    expect(text).not.toContain(value);
});

it("a job that fails is marked, without what the error says, and holds the calls it made", async () => {
  const { app, exported } = await open();
  const { services, logs } = app;
  const refusing = { deliver: () => Promise.reject(new TypeError("ada@example.com is refused")) };
  const mailer = watchMailer(refusing, (_, __, run) => run());
  const job = { id: "1", name: "sign-in-mail", data: {}, retryCount: 0, retryLimit: 3 };
  await runJob(
    job as Parameters<typeof runJob>[0],
    () => mailer.deliver({ id: "m", to: "ada@example.com", subject: "", text: "", html: "" }),
    services.log,
  );
  expect(logs()).toContain("A job failed");
  const { spans, text } = await exported();
  const run = spans.find(({ name }) => name === "job sign-in-mail");
  expect([run?.kind, run?.status.code, factsOf(run!)["error.type"]]).toEqual([5, 2, "TypeError"]);
  expect(spans.find(({ name }) => name === "deliver mail")?.parentSpanId).toBe(run?.spanId);
  expect(text).not.toContain("ada@example.com");
});

it("a call to the card provider is a span that names no id", async () => {
  const { app, exported } = await open();
  await app.services.stripe.customers.retrieve("cus_Abc1").catch(() => undefined);
  const { spans, text } = await exported();
  const call = spans.find(({ name }) => name === "card provider GET /v1/customers/:id");
  expect(factsOf(call!)).toMatchObject({ "http.response.status_code": 404 });
  expect(text).not.toContain("cus_Abc1");
});

it("calls to the identity provider and to endpoints of others are spans that name neither", async () => {
  const provider = await startIdentityProvider("http://localhost:3000/api/auth/callback");
  const endpoint = await startReceiver();
  closing.push(provider.close, endpoint.close);
  const { app, exported } = await open(provider.settings);
  await app.request("GET", "/api/login");
  const url = new URL(`http://127.0.0.1:${endpoint.port}/private-hook`);
  const sent = { headers: {}, body: "{}", reach: { loopback: true }, timeoutMs: 5_000 };
  await postOutside(url, sent);
  const { spans, text } = await exported();
  for (const name of ["identity provider", "deliver webhook"])
    expect(factsOf(spans.find((span) => span.name === name)!)).toMatchObject({
      "http.request.method": name === "deliver webhook" ? "POST" : "GET",
      "http.response.status_code": expect.anything(),
    });
  expect(text).not.toMatch(/private-hook|openid-configuration/);
});

it.each([
  [`select "id" from "users" where "id" = $1`, "select users"],
  [`insert into "contact_submissions" ("name") values ($1)`, "insert contact_submissions"],
  ["update sessions set x = $1", "update sessions"],
  ["begin", "begin"],
])("%s is called %s", (statement, name) => expect(summaryOf(statement)).toBe(name));

it("without the setting nothing is traced, and nothing of OpenTelemetry loaded", async () => {
  expect(await inSpan("x", "client", {}, async () => 7)).toBe(7);
  const script = `
    import { registerHooks } from "node:module";
    registerHooks({ resolve(name, context, next) {
      if (name.includes("opentelemetry")) console.log(name);
      return next(name, context);
    } });
    await import("./program.ts");
    await import("./api/app.ts");`;
  const args = ["--input-type=module", "-e", script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toBe("");
});
