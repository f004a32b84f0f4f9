import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { apiVersion } from "../../platform/payments/stand-in/account.ts";
import type { Answer } from "../../platform/payments/stand-in/engine.ts";
import { problemWithError } from "./description/calls.ts";
import { createAccount, type FakeEvent } from "./stripe-account.ts";

/** What may go wrong with one request. `after` means that the work was done all the same. */
export type Fault = "slow" | "429" | `${"500" | "drop"} ${"before" | "after"}`;

type Kept = { fingerprint: string; answer: Promise<Answer>; done: boolean };

const slowMs = 150;

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function failure(status: number, error: Record<string, unknown>): Answer {
  const problem = problemWithError({ error });
  if (problem) throw new Error(`${problem.at} ${problem.says}`);
  return { status, body: { error } };
}

/** Parameters and answers follow Stripe's own API description; `refused` lists what it would refuse. */
export async function startStripe(now: () => Date = () => new Date()) {
  const account = createAccount(now);
  const secretKey = `sk_test_${randomBytes(12).toString("hex")}`;
  const publishableKey = `pk_test_${randomBytes(12).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(16).toString("hex")}`;
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  const refused: string[] = [];
  const control = { faultFor: (_method: string, _path: string): Fault | undefined => undefined };

  function frameProblem(request: IncomingMessage): Answer | undefined {
    const { headers, method } = request;
    if (headers.authorization !== `Bearer ${secretKey}`)
      return failure(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    if (headers["stripe-version"] !== apiVersion)
      return failure(400, { type: "invalid_request_error", message: "Invalid Stripe API version" });
    if (method !== "POST") return undefined;
    if (!headers["content-type"]?.startsWith("application/x-www-form-urlencoded"))
      return failure(400, { type: "invalid_request_error", message: "Invalid content type" });
    const key = headers["idempotency-key"];
    if (typeof key !== "string" || key.length > 255)
      return failure(400, { type: "idempotency_error", message: "A write without a usable key" });
    return undefined;
  }

  function work(method: string, url: string, body: string): Answer {
    const [path] = url.split("?");
    try {
      const answer = account.answer(method, url, body);
      const said = answer.body as { error?: { message: string; code?: string } };
      // What exists already is how the slower of two finds out that it does.
      if (said.error && said.error.code !== "resource_already_exists")
        refused.push(`${method} ${path}: ${said.error.message}`);
      return answer;
    } catch (error) {
      // An answer that is not as described: the stand-in is wrong, and says so where tests look.
      refused.push(`${method} ${path}: ${String(error)}`);
      throw error;
    }
  }

  async function execute(method: string, url: string, body: string, fault: Fault | undefined) {
    if (fault === "slow") await wait(slowMs);
    const broken = failure(500, { type: "api_error", message: "An error occurred" });
    if (fault === "500 before") return broken;
    const answer = work(method, url, body);
    return fault === "500 after" ? broken : answer;
  }

  /** The first answer to a key is the answer to it, even where that was a failure. */
  async function onceByKey(request: IncomingMessage, body: string, fault?: Fault) {
    const method = request.method ?? "GET";
    const url = request.url ?? "/";
    if (method !== "POST") return { ...(await execute(method, url, body, fault)), replay: false };
    const key = String(request.headers["idempotency-key"]);
    const fingerprint = `${url}\n${body}`;
    const earlier = kept.get(key);
    if (earlier && earlier.fingerprint !== fingerprint) {
      refused.push(`${method} ${url}: one key for two requests`);
      const message = "Keys for idempotent requests can only be used with the same parameters";
      return { ...failure(400, { type: "idempotency_error", message }), replay: false };
    }
    if (earlier && !earlier.done)
      return {
        ...failure(409, { type: "idempotency_error", code: "idempotency_key_in_use" }),
        replay: false,
      };
    if (earlier) return { ...(await earlier.answer), replay: true };
    const entry: Kept = { fingerprint, done: false, answer: execute(method, url, body, fault) };
    kept.set(key, entry);
    const answer = await entry.answer;
    entry.done = true;
    return { ...answer, replay: false };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://fake");
    const path = url.pathname;
    const method = request.method ?? "GET";
    const body = await read(request);
    asked.push(
      `${method} ${path.replace(/(seti|cus|pm|sub|in|ii|pi|ch|re|prod|price|du|cn|evt)_\w+/, ":id")}`,
    );
    const problem = frameProblem(request);
    if (problem) refused.push(`${method} ${path}: ${JSON.stringify(problem.body)}`);
    const fault = problem ? undefined : control.faultFor(method, path);
    if (fault === "drop before") {
      request.socket.destroy();
      return;
    }
    const busy =
      fault === "429"
        ? failure(429, { type: "invalid_request_error", code: "rate_limit" })
        : undefined;
    const answer = problem ?? busy ?? (await onceByKey(request, body, fault));
    if (fault === "drop after") {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, {
      "content-type": "application/json",
      "request-id": `req_${randomBytes(7).toString("hex")}`,
      ...("replay" in answer && answer.replay ? { "idempotent-replayed": "true" } : {}),
    });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    account,
    asked,
    refused,
    control,
    /** What the program makes of `settings`. */
    cards: { secretKey, publishableKey, webhookSecret, apiUrl: `http://127.0.0.1:${port}` },
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    sign(event: FakeEvent, secret = webhookSecret) {
      const body = JSON.stringify(event);
      const at = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      return { body, signature: `t=${at},v1=${signature}` };
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;
