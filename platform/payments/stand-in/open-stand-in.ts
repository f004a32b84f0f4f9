import { createHmac } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { Queryable } from "../../db/database.ts";
import { CodedError } from "../../errors.ts";
import { keyedHash } from "../../keyed-hash.ts";
import { takeTurns } from "../../take-turns.ts";
import type { Account } from "./account.ts";
import { advance } from "./advance.ts";
import type { TestCard } from "../test-card.ts";
import { decide, type Decision } from "./decide.ts";
import { answerCall, type Answer, type Asked } from "./engine.ts";
import { forgetOld } from "./forget-old.ts";
import type { Event, PaymentIntent, SetupIntent } from "./objects.ts";
import { overviewOf } from "./overview.ts";
import { answerPayment } from "./payment-intents.ts";
import { present } from "./present.ts";
import { Refusal } from "./refusal.ts";
import { answerBank, confirmSetupIntent } from "./setup-intents.ts";
import { openStore } from "./store.ts";

type Options = {
  db: Queryable;
  clock: Pick<Clock, "now">;
  secret: string;
  site: string;
};

type Intent = SetupIntent | PaymentIntent;

/** Takes the event. False or a failure means that it comes again. */
export type Receiver = (body: string, signature: string) => Promise<boolean>;

const unknown = () => new CodedError("not_found", "The card sandbox does not know this.");

/** The card provider, as far as this program uses it. Never sees a card number. */
export function openStandIn({ db, clock, secret, site }: Options) {
  const store = openStore(db, `${site}/dev/cards/invoices`);
  const derive = (purpose: string, id: string) =>
    keyedHash(secret, purpose, id).toString("hex").slice(0, 32);
  /** Derived when needed, so that no table holds it. */
  const secretOf = (id: string) => `${id}_secret_${derive("card-sandbox", id)}`;
  const webhookSecret = `whsec_${derive("stripe-stand-in", "webhooks")}`;

  const caughtUp =
    <T>(run: (account: Account) => T) =>
    (account: Account) => {
      advance(account, Math.floor(clock.now().getTime() / 1000));
      return run(account);
    };
  const change = <T>(run: (account: Account) => T) => store.change(caughtUp(run));
  const look = <T>(run: (account: Account) => T) => store.look(caughtUp(run));

  function sign(event: Event): { body: string; signature: string } {
    const body = JSON.stringify(present(event, secretOf));
    // The signature's age is checked against the wall clock.
    const at = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", webhookSecret).update(`${at}.${body}`).digest("hex");
    return { body, signature: `t=${at},v1=${v1}` };
  }

  async function asBrowser<T extends Intent>(
    id: string,
    clientSecret: string,
    run: (account: Account) => T,
  ): Promise<T> {
    if (clientSecret !== secretOf(id)) throw unknown();
    const intent = await change((account) => {
      try {
        return structuredClone(run(account));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // What the card said is the intent's state; anything else is not there to be confirmed.
        return error.status === 402 ? (error.body["setup_intent"] as T) : undefined;
      }
    });
    if (!intent) throw unknown();
    return intent;
  }

  let receive: Receiver | undefined;
  const inTurn = takeTurns();

  async function deliver(isDue: (event: Event) => boolean): Promise<void> {
    const events = await change((account) => {
      forgetOld(account);
      return account
        .peek("event")
        .flatMap((event) =>
          event.pending_webhooks > 0 && isDue(event) ? [structuredClone(event)] : [],
        );
    });
    const taken: string[] = [];
    for (const event of events) {
      const { body, signature } = sign(event);
      if (await receive?.(body, signature).catch(() => false)) taken.push(event.id);
    }
    if (taken.length === 0) return;
    await store.change((account) => {
      for (const id of taken) {
        const kept = account.find("event", id);
        if (kept) kept.pending_webhooks = 0;
      }
    });
  }

  /** Does what has fallen due, and tells of what has not been told yet. */
  const round = (isDue: (event: Event) => boolean = () => true) => inTurn(() => deliver(isDue));

  /** The browser that saved the card tells of it first, as it nearly always does. */
  const isSettled = ({ type, created }: Event) =>
    !type.startsWith("setup_intent.") || clock.now().getTime() / 1000 > created + 60;

  let ticking: NodeJS.Timeout | undefined;
  /** A failed round is made up for by the next one. */
  const soon = () => void (ticking && setImmediate(() => void round(isSettled).catch(() => {})));

  async function andTell<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    soon();
    return result;
  }

  return {
    webhookSecret,
    round: () => round(),
    receiveWith(receiver: Receiver): void {
      receive = receiver;
    },
    /** Rounds follow each change and each minute. */
    tick(): void {
      ticking = setInterval(soon, 60_000).unref();
    },
    answer: (asked: Asked): Promise<Answer> =>
      andTell(
        store[asked.method === "GET" ? "look" : "change"]((account) =>
          answerCall(account, clock.now(), asked, { secretOf }),
        ),
      ),
    /** @throws CodedError not_found for an intent that is not there, its secret wrong, or done with */
    confirm: (id: string, clientSecret: string, card: TestCard) =>
      andTell(
        asBrowser(id, clientSecret, (account) => {
          const known = account.require("setup_intent", id);
          // Whoever lost the answer asks again.
          return known.status === "succeeded" ? known : confirmSetupIntent(account, id, card);
        }),
      ),
    /** The bank's question. @throws CodedError not_found */
    answerBank: (id: string, clientSecret: string, approved: boolean): Promise<Intent> =>
      andTell(
        asBrowser<Intent>(id, clientSecret, (account) =>
          id.startsWith("pi_")
            ? answerPayment(account, id, approved)
            : answerBank(account, id, approved),
        ),
      ),
    async waitsForBank(id: string, clientSecret: string): Promise<boolean> {
      if (clientSecret !== secretOf(id)) return false;
      const intent = await look((account) => account.all.get(id) as Intent | undefined);
      return intent?.status === "requires_action";
    },
    /** @throws CodedError not_found, conflict */
    decide: (decision: Decision) =>
      andTell(
        change((account) => {
          try {
            decide(account, decision);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            throw new CodedError(error.status === 404 ? "not_found" : "conflict", error.message);
          }
        }),
      ),
    overview: () =>
      look((account) =>
        account
          .peek("customer")
          .toReversed()
          .map((customer) => overviewOf(account, customer)),
      ),
    findInvoice: (id: string) => look((account) => structuredClone(account.find("invoice", id))),
    close: () => clearInterval(ticking),
  };
}

export type StandIn = ReturnType<typeof openStandIn>;
