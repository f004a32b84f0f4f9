import { firm } from "./firm.ts";
import type { NextStep } from "./joining.ts";
import { startsFrom } from "./promises.ts";

export type Question = { question: string; answer: string };

export const contactPage = {
  description: `Write to ${firm.name} about CRM, automation or technology leadership. We respond within ${firm.promises.answer}.`,
  lead: "Tell us what you run today and what slows you down. A consultant reads every message and answers within",
};

export const answerStep = "A consultant answers by email";

export const contactSteps: Record<"write" | "talk" | "start", NextStep> = {
  write: { title: "You write", text: "A few sentences are enough." },
  talk: {
    title: `We talk for ${firm.promises.firstConversation}`,
    text: "You show us the systems you use and where the time goes, and leave with a plain assessment of what is worth fixing.",
  },
  start: { title: "Work begins", text: `Usually ${firm.promises.start} ${startsFrom}.` },
};

export const responseFacts = [
  { value: firm.responseTime, description: "average response" },
  { value: firm.hours.days, description: firm.hours.time },
  { value: "Nationwide", description: "remote" },
];

export const contactQuestions: Question[] = [
  {
    question: "How soon can you start?",
    answer: `A project usually starts ${firm.promises.start} ${startsFrom}. Fixed-fee quickstarts need the least preparation; an audit or a migration begins with a short discovery. A membership is set up faster: onboarding takes ${firm.promises.onboarding}.`,
  },
  {
    question: "Do you work outside California?",
    answer: `Yes. We are based in ${firm.city} and serve clients nationwide. The work is done remotely; our business hours are ${firm.hours.days}, ${firm.hours.time}.`,
  },
  {
    question: "What happens in the initial consultation?",
    answer: `It takes ${firm.promises.firstConversation}. You show us the systems you use and where the time goes; you leave with a plain assessment of what is worth fixing, and in what order.`,
  },
  {
    question: "Do you support us after launch?",
    answer:
      "Yes, ongoing support is part of how we work: as monthly hours in a membership plan, or hour by hour without one.",
  },
];
