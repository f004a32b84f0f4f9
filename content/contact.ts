export type Question = { question: string; answer: string };

export const responseFacts = [
  { value: "< 24 hours", description: "average response" },
  { value: "Mon-Fri", description: "9 AM - 6 PM PST" },
  { value: "Nationwide", description: "remote" },
];

export const contactQuestions: Question[] = [
  {
    question: "How soon can you start?",
    answer:
      "Usually within 1-2 weeks of the first call. Fixed-fee quickstarts need the least preparation; an audit or a migration starts with a short discovery first.",
  },
  {
    question: "Do you work outside California?",
    answer:
      "Yes. We are based in Fontana, CA and serve clients nationwide. The work is done remotely; our business hours are Mon-Fri, 9 AM - 6 PM PST.",
  },
  {
    question: "What happens in the initial consultation?",
    answer:
      "It takes 60-90 minutes. You show us the systems you use and where the time goes; you leave with a plain assessment of what is worth fixing, in which order.",
  },
  {
    question: "Do you support us after launch?",
    answer:
      "Yes, ongoing support is part of how we work: as monthly hours in a membership plan, or hour by hour without one.",
  },
];
