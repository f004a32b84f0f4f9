import { Account } from "../../platform/payments/stand-in/account.ts";
import { advance } from "../../platform/payments/stand-in/advance.ts";
import { answerCall, type Answer } from "../../platform/payments/stand-in/engine.ts";
import { setBehavior } from "../../platform/payments/stand-in/cards.ts";
import type { Behavior, Event, Kind, Kinds } from "../../platform/payments/stand-in/objects.ts";
import type { Params } from "../../platform/payments/stand-in/params.ts";
import { answerPayment } from "../../platform/payments/stand-in/payment-intents.ts";
import { present } from "../../platform/payments/stand-in/present.ts";
import { closeDispute, openDispute } from "../../platform/payments/stand-in/disputes.ts";
import { invalid } from "../../platform/payments/stand-in/refusal.ts";
import { answerBank, confirmSetupIntent } from "../../platform/payments/stand-in/setup-intents.ts";
import type { TestCard } from "../../platform/payments/test-card.ts";
import {
  problemWithAnswer,
  problemWithError,
  problemWithEvent,
  problemWithParams,
} from "./description/calls.ts";

export type FakeEvent = Omit<Event, "data"> & {
  data: { object: { id: string; object: string; customer?: string | null } };
};

/** An answer or event that is not as the provider describes it: the stand-in itself is wrong. */
function expectDescribed(what: string, problem: { at: string; says: string } | undefined): void {
  if (problem) throw new Error(`${what}: ${problem.at} ${problem.says}`);
}

function checkParams(call: string, params: Params): void {
  const problem = problemWithParams(call, params);
  if (problem?.unknown)
    throw invalid(`Received unknown parameter: ${problem.at}`, { code: "parameter_unknown" });
  if (problem?.missing)
    throw invalid(`Missing required param: ${problem.at}.`, { code: "parameter_missing" });
  if (problem) throw invalid(`Invalid ${problem.at}: ${problem.says}`);
}

const secretOf = (id: string) => `${id}_secret_${id.slice(-24).split("").toReversed().join("")}`;

const shown = <T>(value: T) => present(value, secretOf) as T;

/** The provider's books in memory, with what only its own staff and cardholders do. */
export function createAccount(now: () => Date) {
  const books = new Account();
  const events: FakeEvent[] = [];
  const told = new Set<string>();

  function change<T>(run: () => T): T {
    advance(books, Math.floor(now().getTime() / 1000));
    try {
      return shown(structuredClone(run()));
    } finally {
      for (const event of books.peek("event")) {
        if (told.has(event.id)) continue;
        told.add(event.id);
        const sent = shown(event);
        expectDescribed(event.type, problemWithEvent(sent));
        events.push(sent);
      }
    }
  }

  const all = <K extends Kind>(kind: K): Map<string, Kinds[K]> =>
    new Map(shown(books.peek(kind)).map((one) => [one.id, one]));

  return {
    get intents() {
      return all("setup_intent");
    },
    get customers() {
      return all("customer");
    },
    get paymentMethods() {
      return all("payment_method");
    },
    get subscriptions() {
      return all("subscription");
    },
    get invoices() {
      return all("invoice");
    },
    get charges() {
      return all("charge");
    },
    get refunds() {
      return all("refund");
    },
    /** What nobody has taken away yet, oldest first. */
    events,
    answer(method: string, url: string, body: string): Answer {
      return change(() =>
        answerCall(
          books,
          now(),
          { method, url, body, key: undefined },
          {
            secretOf,
            check: checkParams,
            checkAnswer: (call, answer) => expectDescribed(call, problemWithAnswer(call, answer)),
            checkRefusal: (call, answer) => expectDescribed(call, problemWithError(answer)),
          },
        ),
      );
    },
    /** Lets what has fallen due by now happen. */
    catchUp: () => change(() => undefined),
    /** What Stripe.js does in the browser. @throws Refusal */
    confirm(id: string, clientSecret: string, card: TestCard) {
      if (clientSecret !== secretOf(id)) throw invalid("The client secret does not match");
      return change(() => confirmSetupIntent(books, id, card));
    },
    authenticate: (id: string, approved: boolean) =>
      change(() =>
        id.startsWith("pi_") ? answerPayment(books, id, approved) : answerBank(books, id, approved),
      ),
    /** From now on that card is good, refused, or asks its bank. */
    setBehavior: (paymentMethod: string, charge: Behavior["charge"]) =>
      change(() => setBehavior(books, paymentMethod, charge)),
    dispute: (charge: string) => change(() => openDispute(books, books.require("charge", charge))),
    settleDispute: (dispute: string, won: boolean) =>
      change(() => closeDispute(books, books.require("dispute", dispute), won)),
  };
}
