import { createHmac } from "node:crypto";
import { Account, newId } from "../../platform/payments/stand-in/account.ts";
import { advance } from "../../platform/payments/stand-in/advance.ts";
import { answerCall } from "../../platform/payments/stand-in/engine.ts";
import type { Event } from "../../platform/payments/stand-in/objects.ts";
import { present } from "../../platform/payments/stand-in/present.ts";
import type { Life } from "./life.ts";
import type { Mishap } from "./story.ts";

export const webhookSecret = "whsec_of_the_simulation";

const secretOf = (id: string) => `${id}_secret_${id.slice(-24)}`;

/** Those that the endpoint is set up for. */
const told =
  /^(setup_intent|customer\.subscription|invoice|charge\.refunded|refund\.failed|charge\.dispute)\b/;

const failure = () =>
  Response.json({ error: { type: "api_error", message: "An error occurred" } }, { status: 500 });

/** A subscription, and what all customers had to their credit once it began. */
type Begun = {
  subscriptionId: string;
  at: Date;
  credits: { customer: string; cents: number }[];
};

/** The books of the provider, which outlive every process of the program, and the way to them, which may break. */
export function createProvider(now: () => Date) {
  const account = new Account();
  /** The first answer to a key stays the answer, also where it was a failure. */
  const failed = new Set<string>();
  const begun: Begun[] = [];
  let mishap: Mishap | null = null;

  function change<T>(run: (account: Account) => T): T {
    advance(account, Math.floor(now().getTime() / 1000));
    return run(account);
  }

  function kindNow(): Mishap["kind"] | undefined {
    if (!mishap || mishap.kind === "killed") return undefined;
    mishap.at -= 1;
    if (mishap.at >= 0) return undefined;
    const { kind } = mishap;
    mishap = null;
    return kind;
  }

  async function serve(request: Request): Promise<Response> {
    const { method, url } = request;
    // No other kind of call has one there.
    const key = (method === "POST" && request.headers.get("idempotency-key")) || undefined;
    const kind = kindNow();
    if (kind === "lost request") throw new Error("The request was lost");
    if (kind?.startsWith("500") && key) failed.add(key);
    if (kind === "500 before" || (key && failed.has(key) && !kind)) return failure();
    const asked = { method, url, body: await request.text(), key };
    const { status, body, replayed } = answerCall(account, now(), asked, { secretOf });
    const isCreation = method === "POST" && new URL(url).pathname === "/v1/subscriptions";
    if (isCreation && status === 200 && !replayed)
      begun.push({
        subscriptionId: (body as { id: string }).id,
        at: now(),
        credits: account
          .peek("customer")
          .flatMap(({ id, balance }) => (balance < 0 ? [{ customer: id, cents: -balance }] : [])),
      });
    if (kind === "lost answer") throw new Error("The answer was lost");
    if (kind === "500 after") return failure();
    const headers = {
      "request-id": newId("req"),
      ...(replayed ? { "idempotent-replayed": "true" } : {}),
    };
    return Response.json(body, { status, headers });
  }

  return {
    account,
    begun,
    change,
    secretOf,
    /** The next calls meet with it. */
    expect(next: Mishap | null): void {
      mishap = next && { ...next };
    },
    fetchFor(life: Life): typeof fetch {
      return async (input, init) => {
        await life.step();
        return life.seen(serve(new Request(input, init)));
      };
    },
    /** What has happened since, for whoever listens. */
    takeEvents(): Event[] {
      const all = change(() => account.peek("event"));
      for (const { id } of all) account.remove(id);
      account.touched.clear();
      return all.filter(({ type }) => told.test(type));
    },
    sign(event: Event): { body: string; signature: string } {
      const body = JSON.stringify(present(event, secretOf));
      const at = Math.floor(Date.now() / 1000);
      const v1 = createHmac("sha256", webhookSecret).update(`${at}.${body}`).digest("hex");
      return { body, signature: `t=${at},v1=${v1}` };
    },
    /** When something falls due next by itself, in milliseconds. */
    nextDue(): number {
      const times = [Infinity];
      for (const invoice of account.peek("invoice")) {
        if (invoice.status === "draft" && typeof invoice["automatically_finalizes_at"] === "number")
          times.push(invoice["automatically_finalizes_at"]);
        if (invoice.status === "open" && invoice.next_payment_attempt !== null)
          times.push(invoice.next_payment_attempt);
      }
      for (const one of account.peek("subscription")) {
        const { status, items, pause_collection: pause, pending_update: waits } = one;
        if (["canceled", "incomplete", "incomplete_expired"].includes(status)) continue;
        times.push(items.data[0]?.current_period_end ?? Infinity, pause?.resumes_at ?? Infinity);
        times.push(waits?.expires_at ?? Infinity);
      }
      return Math.min(...times.map((at) => at * 1000).filter((at) => at > now().getTime()));
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;
