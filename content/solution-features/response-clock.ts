import { firm } from "../firm.ts";
import { firstAnswer, standardAnswer, urgentAnswer } from "../promises.ts";

const [{ opens, closes } = { opens: "09:00", closes: "18:00" }] = firm.hours.windows;

/** In hours since midnight: a business day, and a question that comes in on it. */
export const day = { opens: inHours(opens), closes: inHours(closes), asked: inHours(opens) + 0.5 };

/** "1:30 PM" for 13.5. */
export function sayHour(hour: number): string {
  const minutes = hour % 1 ? `:${(hour % 1) * 60}` : "";
  return `${Math.floor((hour + 11) % 12) + 1}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

export const urgentHours = Number.parseInt(firm.promises.urgent);

const asked = sayHour(day.asked);

export const days = ["Tuesday", "Wednesday"] as const;

export const responsePromises = [
  {
    kind: "Urgent",
    promise: firstAnswer,
    asked: `${days[0]}, ${asked} PT`,
    answered: `${days[0]}, ${sayHour(day.asked + urgentHours)} PT`,
  },
  {
    kind: "Standard",
    promise: standardAnswer,
    asked: `${days[0]}, ${asked} PT`,
    answered: `${days[1]}, ${asked} PT`,
  },
];

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
    title: "We stop the damage",
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

function inHours(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}
