import { firm } from "../firm.ts";
import { startsFrom } from "../promises.ts";
import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "technology-audit",
  order: 8,
  opening: { kind: "beside" },
  sections: ["findings", "work", "cost", "audience", "timeline"],
  label: "Technology Audit",
  desc: "System assessment and optimization",
  situation: "We pay for software no one here can account for.",
  card: "What you run, what it costs, where it breaks, and what to fix first.",
  title: "Technology Audit",
  searchTitle: "Technology Audits for Growing Firms",
  metaDescription:
    "An independent look at the systems you run: what they cost, where they break and what to fix first. You keep a ranked register and a costed plan.",
  lead: "Before you buy another system, find out what you already have. You get a ranked list that any competent firm could act on.",
  facts: [
    { value: firm.promises.firstConversation, description: "for the first conversation" },
    { value: firm.promises.start, description: `${startsFrom} to our start` },
    { value: "6 months", description: "average payback across our projects" },
  ],
  audience: {
    heading: "When an audit earns its fee",
    fits: [
      "No one can list every subscription and who pays for it.",
      "Two reports give two revenue figures.",
      "A vendor proposes a replacement.",
    ],
    misfits: [
      "You already know what is broken. Spend the money on the repair.",
      "You need a penetration test or an attestation. Specialists do those.",
    ],
  },
  work: {
    heading: "What you get",
    items: [
      {
        title: "An inventory",
        text: "Every system with its owner, users, cost and renewal date, including those bought on a personal card.",
      },
      {
        title: "A data-flow diagram",
        text: "Where customer, order and invoice data starts, gets retyped and stops matching.",
      },
      {
        title: "A findings register",
        text: "Each finding with evidence you can look at, severity, effort and an owner.",
      },
      {
        title: "A plan in order",
        text: "What to fix first and why, in hours, whoever does it.",
      },
    ],
  },
  timeline: {
    heading: "How it goes",
    steps: [
      {
        when: "Week 1",
        title: "Scope and access",
        text: "You name the questions that matter and send your software invoices.",
      },
      {
        when: "Week 2",
        title: "Follow the work",
        text: "About an hour with each person who does it, on their screen.",
      },
      {
        when: "Week 3",
        title: "Check the systems",
        text: "Settings, roles, integrations, backups, against what we heard.",
      },
      {
        when: "Week 4",
        title: "Read it together",
        text: "The people concerned correct the draft; the first three fixes are assigned.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      "A fixed number of hours, in a written quote.",
      `An hour is ${rates.onshore.nonMember} onshore; members use plan hours, and pay ${rates.onshore.member} beyond them. Document review may be done offshore, at ${rates.offshore.nonMember} or ${rates.offshore.member} for members, if you agree.`,
      "We sell no licenses, so we have nothing to steer you toward.",
    ],
  },
  feature: {
    kind: "findings-plot",
    heading: "What to fix first",
  },
  questions: [
    {
      question: "Do you need administrator access?",
      answer: "No: read-only, under a named account that you close afterward.",
    },
    {
      question: "Will you recommend your own services?",
      answer: "Some findings we could fix, and the plan says so. Another firm can use it as well.",
    },
    {
      question: "Is it a security audit?",
      answer:
        "It covers access, backups and exposed data. It attacks nothing and certifies nothing.",
    },
    {
      question: "What if you find something urgent?",
      answer: "You hear it the same day, by phone.",
    },
  ],
  related: ["fractional-cto", "ai-automation", "public-sector"],
  callToAction: {
    heading: "Start with the question you can’t answer.",
    text: "We’ll say whether it needs an audit.",
    label: "Ask about an audit",
    interest: "tech-audit",
  },
} satisfies SolutionPage;
