import { firm } from "../firm.ts";
import { firstAnswer, standardAnswer, urgentAnswer } from "../promises.ts";

type ResponsePromise = {
  kind: string;
  promise: string;
  hours: number;
  asked: string;
  answered: string;
};

export const responsePromises = {
  urgent: {
    kind: "Urgent",
    promise: firstAnswer,
    hours: Number.parseInt(firm.promises.urgent),
    asked: "Tuesday, 9:30 AM PT",
    answered: "Tuesday, 1:30 PM PT",
  },
  standard: {
    kind: "Standard",
    promise: standardAnswer,
    hours: Number.parseInt(firm.promises.standard),
    asked: "Tuesday, 9:30 AM PT",
    answered: "Wednesday, 9:30 AM PT",
  },
} satisfies Record<string, ResponsePromise>;

type Step = { when: string; title: string; text: string };

export const urgentSteps: Step[] = [
  {
    when: "Start",
    title: "You write or call",
    text: "What happened, and by when.",
  },
  {
    when: "Next",
    title: "Your consultant takes it",
    text: "You don’t have to explain which laptop.",
  },
  {
    when: "Before anything else",
    title: "Harm is stopped",
    text: "An account in the wrong hands is signed out everywhere.",
  },
  {
    when: `Within ${urgentAnswer}`,
    title: "You hear from a person",
    text: "What it is, and what you can use meanwhile.",
  },
  {
    when: "After",
    title: "Repaired, and written down",
    text: "The cause goes into your inventory.",
  },
];
