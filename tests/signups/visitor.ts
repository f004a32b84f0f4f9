import { openVisitor } from "../support/visitor.ts";
import type { TestApp } from "../support/app.ts";
import type { FakeStripe } from "../fakes/stripe.ts";
import { Refusal } from "../../platform/payments/stand-in/refusal.ts";
import type { TestCard } from "../../platform/payments/test-card.ts";
import type { Chance } from "../../scripts/chance.ts";

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
};

type Told = { setupIntentId: string; planId: string; email: string };

export type RunRecord = {
  told: Told[];
  errors: string[];
  secrets: Set<string>;
  forgeries: { what: string; status: number; message: string }[];
};

export type World = { home: TestApp; stripe: FakeStripe; record: RunRecord; chance: Chance };

type Setup = { client_secret: string; setupIntentId: string; status: string };

/** How often a person presses the button again before giving up. */
const patience = 3;

async function insist<T>(attempt: () => Promise<T | null>): Promise<T | null> {
  for (let tries = 0; tries < patience; tries += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  return null;
}

export function createBrowser({ home, stripe, record, chance }: World, peer: string) {
  const visitor = openVisitor(home, peer);

  async function watch(answer: Response): Promise<{ status: number; body: unknown }> {
    const text = await answer.text();
    if (answer.status >= 400) record.errors.push(text);
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  }

  const open = (planId: string) =>
    insist(async () => {
      const { status, body } = await watch(
        await visitor.get(`/api/membership/setup-intent/${planId}`, {
          "Sec-Fetch-Site": "same-origin",
        }),
      );
      if (status !== 200) return null;
      const setup = body as Setup;
      record.secrets.add(setup.client_secret);
      return setup;
    });

  const stage = (person: Person, planId: string, setup: Setup) =>
    insist(async () => {
      const { setupIntentId } = setup;
      const answer = await watch(
        await visitor.json("PUT", "/api/membership/signup-draft", {
          ...person,
          planId,
          setupIntentId,
        }),
      );
      return answer.status === 204 ? true : null;
    });

  /** Stripe.js: the answer may be lost on its way, before or after the card was saved. */
  function confirm(setup: Setup, card: TestCard): { status: string; card: string | null } | null {
    const fate = chance.next();
    if (fate < 0.03) return null;
    try {
      const intent = stripe.account.confirm(setup.setupIntentId, setup.client_secret, card);
      return fate < 0.06 ? null : { status: intent.status, card: intent.payment_method };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const about = error.body["setup_intent"] as
        | { status: string; payment_method: string | null }
        | undefined;
      return about?.status === "succeeded"
        ? { status: "succeeded", card: about.payment_method }
        : { status: "refused", card: null };
    }
  }

  async function submit(person: Person, planId: string, setup: Setup, paymentMethodId: string) {
    const { setupIntentId } = setup;
    const claim = { ...person, planId, setupIntentId, paymentMethodId };
    const answer = await watch(await visitor.json("POST", "/api/membership/signup", claim));
    // The answer itself may be lost: then nobody was told anything.
    if (answer.status !== 201 || chance.happens(0.03)) return null;
    record.told.push({ setupIntentId, planId, email: person.email });
    return true;
  }

  async function comeBack(person: Person, planId: string, setup: Setup) {
    const { setupIntentId } = setup;
    const path = `/signup/success?setup_intent=${setupIntentId}&redirect_status=succeeded`;
    const { body } = await watch(await visitor.get(path));
    const { outcome } = Object(body) as { outcome?: string };
    if (outcome === "saved") record.told.push({ setupIntentId, planId, email: person.email });
    return outcome;
  }

  async function forge(what: string, claim: Record<string, unknown>) {
    const { status, body } = await watch(
      await visitor.json("POST", "/api/membership/signup", claim),
    );
    const { message = "" } = Object(body) as { message?: string };
    record.forgeries.push({ what, status, message });
  }

  return { visitor, open, stage, insist, confirm, submit, comeBack, forge };
}

export type Browser = ReturnType<typeof createBrowser>;
