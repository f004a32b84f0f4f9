import { firm } from "../firm.ts";
import { firstAnswer, standardAnswer } from "../promises.ts";

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
    asked: "Tuesday, 9:30 AM PST",
    answered: "Tuesday, 1:30 PM PST",
  },
  standard: {
    kind: "Standard",
    promise: standardAnswer,
    hours: Number.parseInt(firm.promises.standard),
    asked: "Tuesday, 9:30 AM PST",
    answered: "Wednesday, 9:30 AM PST",
  },
} satisfies Record<string, ResponsePromise>;

type Step = { when: string; title: string; text: string };

export const urgentSteps: Step[] = [
  {
    when: "0 h",
    title: "You write or call",
    text: "What happened, and by when.",
  },
  {
    when: "Next",
    title: "Somebody takes it",
    text: "Nobody asks which laptop it is.",
  },
  {
    when: "Before anything else",
    title: "Harm is stopped",
    text: "An account in the wrong hands is signed out everywhere.",
  },
  {
    when: `By ${responsePromises.urgent.hours} h`,
    title: "You hear from a person",
    text: "What it is, and what you can use meanwhile.",
  },
  {
    when: "After",
    title: "Repaired, and written down",
    text: "The cause goes into your inventory.",
  },
];
