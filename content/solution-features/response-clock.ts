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
    text: "One line is enough: what happened, and when you need it to work.",
  },
  {
    when: "Next",
    title: "Somebody takes it",
    text: "Your consultant reads it beside your inventory, so nobody asks which laptop it is.",
  },
  {
    when: "Before anything else",
    title: "Harm is stopped",
    text: "If an account may be in the wrong hands, its sessions are ended and its password changed.",
  },
  {
    when: `By ${responsePromises.urgent.hours} h`,
    title: "You hear from a person",
    text: "What it is, what is being done, what you can use meanwhile, and when you hear more.",
  },
  {
    when: "After",
    title: "Repaired, and written down",
    text: "The cause goes into your inventory with the hours used, so that it is quicker next time.",
  },
];
