import { randomUUID } from "node:crypto";
import { termsVersion } from "../../content/terms-version.ts";
import type { Chance } from "../../scripts/chance.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { saveCardOf } from "../support/sign-up.ts";
import { type Firm, type Neighbors, signupOf, signups } from "./firm.ts";

export type JourneyName =
  | "visitor"
  | "signup"
  | "request"
  | "reply"
  | "work"
  | "plan"
  | "charge"
  | "mail";

/** One thing somebody does: `mark` is how it is found again. */
export type Deed = {
  journey: JourneyName;
  mark: string;
  /** Whose: of two by the same person the second begins when the first has ended. */
  by?: string;
  to?: string;
  /** Whether doing it again under the same key is the same deed. */
  mayRepeat: boolean;
  send: () => Promise<unknown>;
};

export type Scene = { program: { url: string }; neighbors: Neighbors; firm: Firm; chance: Chance };

/** So long ago that it lies in the past by a clock that is days behind, too. */
const worked = 6 * 24 * 3_600_000;

const plans = ["automation-builder", "fractional-cto", "exec-concierge"];

async function accepted(answer: Response): Promise<void> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
}

/** It was done before, and the answer got lost. */
async function unlessDone(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: Error) => {
    if (!error.message.startsWith("409:")) throw error;
  });
}

const mailOf = (subject: string) =>
  [
    `From: ${subject}@mails.example`,
    "To: inbox@firm.example",
    `Subject: ${subject}`,
    `Message-ID: <${subject}@mails.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain",
    "\nHello.\n",
  ].join("\n");

/** @param toConfirm signups that were answered, of which staff confirm each once */
export function createJourneys(scene: Scene, toConfirm: string[]) {
  const { program, neighbors, firm, chance } = scene;
  const { staff, members, leads } = firm;
  let many = 0;

  const begin: Record<
    JourneyName,
    (mark: string, n: number) => Promise<Omit<Deed, "journey" | "mark"> | null>
  > = {
    visitor: async (mark, n) => {
      const to = `${mark}@load.example`;
      const send = async () => accepted(await postEnquiry(program, enquiry(to), n));
      return { to, mayRepeat: false, send };
    },
    signup: async (mark, n) => {
      const email = `${mark}@load.example`;
      const submit = await saveCardOf(program, neighbors.stripe, email, n);
      const send = async () => {
        await submit();
        toConfirm.push(email);
      };
      return { to: email, mayRepeat: true, send };
    },
    request: async (mark) => {
      const asked = { key: randomUUID(), urgency: "standard", subject: mark, text: `${mark}.` };
      const { call } = chance.pick(members);
      return { mayRepeat: true, send: () => call("POST", "/api/requests", asked) };
    },
    reply: async (mark) => {
      const { id, email } = chance.pick(leads);
      const said = { key: randomUUID(), text: `${mark}.` };
      const send = () => staff("POST", `/api/admin/inbox/${id}/reply`, said);
      return { to: email, mayRepeat: true, send };
    },
    work: async (mark) => {
      const { companyId } = chance.pick(members);
      const date = new Date(Date.now() - worked).toISOString().slice(0, 10);
      const about = { companyId, date, minutes: 15, where: "onshore", text: mark };
      const line = { key: randomUUID(), ...about };
      return { mayRepeat: true, send: () => staff("POST", "/api/admin/work", line) };
    },
    plan: async (_, n) => {
      const { call, email } = chance.pick(members);
      const planId = plans[n % plans.length]!;
      const choice = { planId, term: "month", when: "next", termsVersion };
      const send = () => unlessDone(call("POST", "/api/billing/plan", choice));
      return { by: email, to: planId, mayRepeat: false, send };
    },
    charge: async () => {
      const email = toConfirm.shift();
      if (!email) return null;
      const send = async () => {
        const id = await signupOf(staff, email);
        await unlessDone(staff("PATCH", `${signups}/${id}/confirm`));
      };
      return { to: email, mayRepeat: true, send };
    },
    mail: async (mark) => {
      if (!neighbors.inbox) return null;
      return { mayRepeat: false, send: () => neighbors.inbox!.deliver(mailOf(mark)) };
    },
  };

  return async function next(journey: JourneyName): Promise<Deed | null> {
    const n = (many += 1);
    const mark = `${journey}-${n}`;
    const begun = await begin[journey](mark, n);
    return begun && { journey, mark, ...begun };
  };
}
