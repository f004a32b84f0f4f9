import type { ReactNode } from "react";
import { dollars } from "../../../content/dollars.ts";
import { plans, termPrice } from "../../../content/plans.ts";
import { cardName, type ListedSignup } from "../../../domain/billing/schema.ts";
import { planName } from "../lists/applicant-columns.tsx";
import { DecideApplicant, type DecisionWords } from "../lists/decide-applicant.tsx";
import { signupsPath } from "./use-signups.ts";
import { noAnswer } from "../../api-client/failure-text.ts";

export type SignupDecision = { applicant: ListedSignup; verb: "confirm" | "cancel" };

const unansweredCharge =
  "The server did not respond. Press again: the card is never charged twice.";

const charged: Record<NonNullable<ListedSignup["charge"]>, string> = {
  paid: "The card has paid, and an email is on its way.",
  refused: "The card was declined. An email tells them how to pay.",
  bank: "Their bank asks them to confirm the payment. An email tells them how.",
  charging: "The card provider has not answered yet. The list shows how the payment goes.",
  over: "The first payment was not completed. The list shows what is left to do.",
};

const words: Record<SignupDecision["verb"], DecisionWords> = {
  confirm: {
    question: {
      text: "Have you talked to them? This charges the card now. Their plan starts as soon as the payment has gone through, and they get an email.",
      confirm: "Confirm signup",
      dismiss: "Not yet",
    },
    done: {
      title: "Signup Confirmed",
      description: "The list shows how the payment went, and an email is on its way.",
    },
    failed: { title: "Error Confirming Signup", description: unansweredCharge },
  },
  cancel: {
    question: {
      text: "They get an email saying that nothing was charged. This cannot be undone.",
      confirm: "Cancel signup",
      dismiss: "Keep signup",
      danger: true,
    },
    done: {
      title: "Signup Canceled",
      description: "The signup has been canceled, and an email is on its way.",
    },
    failed: { title: "Error Canceling Signup", description: noAnswer },
  },
};

function heldPlanNote({ planId, repeats }: ListedSignup): string {
  if (repeats?.heldPlan === planId)
    return "They have this plan already: unless a card pays for it, confirming begins it anew, with all its hours. ";
  return repeats?.heldPlan
    ? `They have ${planName(repeats.heldPlan)} now, which this replaces unless a card pays for it. `
    : "";
}

function chargeFacts(signup: ListedSignup): [name: string, value: string][] {
  const price = signup.price ?? plans.find(({ id }) => id === signup.planId)?.price ?? 0;
  return [
    ["Plan", planName(signup.planId)],
    ["Charged now", `${dollars(termPrice(price, signup.term))}, then every ${signup.term}`],
    ["Card", cardName(signup) ?? "Not known"],
    ["First day", "Today, once it is paid"],
  ];
}

type Props = { children: (ask: (decision: SignupDecision) => void) => ReactNode };

export function DecideSignup({ children }: Props) {
  return (
    <DecideApplicant
      list={signupsPath}
      words={({ applicant, verb }: SignupDecision) => {
        const { question, ...outcome } = words[verb];
        const note = verb === "confirm" ? heldPlanNote(applicant) : "";
        const facts = verb === "confirm" ? chargeFacts(applicant) : [];
        return { ...outcome, question: { ...question, facts, text: note + question.text } };
      }}
      follows={({ verb }, { charge }) => (verb === "confirm" && charge ? charged[charge] : null)}
      door={({ applicant: { id }, verb }) => ({ path: `${signupsPath}/${id}/${verb}` })}
    >
      {children}
    </DecideApplicant>
  );
}
