import { firm } from "../firm.ts";
import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "technology-audit",
  order: 8,
  sections: ["work", "cost", "audience", "timeline"],
  label: "Technology Audit",
  desc: "System assessment and optimization",
  situation: "We pay for software that nobody here can list.",
  card: "What you run, what it costs, where it breaks, and what to fix first.",
  title: "Technology Audit",
  metaDescription:
    "An independent look at the systems you run: what they cost, where they break and what to fix first. You keep a ranked register and a costed plan.",
  lead: "Before you buy the next system, find out what the present ones do. We look at software, data, access and the work between them, and leave a ranked list that any competent firm could carry out.",
  facts: [
    { value: firm.promises.firstConversation, description: "for the initial consultation" },
    { value: firm.promises.start, description: "until we usually start" },
    { value: "6 months", description: "average payback in our track record" },
  ],
  audience: {
    heading: "When an audit earns its fee",
    fits: [
      "Nobody can list every subscription and who pays for it.",
      "Two reports give two revenue figures.",
      "A vendor proposes a replacement, and you would like a second opinion.",
      "You took over a company, a department or its systems.",
    ],
    misfits: [
      "You already know what is broken. Spend the money on the repair.",
      "You need a penetration test or a formal attestation; those come from specialist firms, and we say where one is due.",
      "You want a report that confirms a purchase already made.",
    ],
  },
  work: {
    heading: "What you hold at the end",
    items: [
      {
        title: "An inventory",
        text: "Every system with its owner, users, cost, renewal date and the data it holds. Including the ones bought on a personal card.",
      },
      {
        title: "A data-flow drawing",
        text: "Where a customer, an order and an invoice begin, where they are retyped, and where the copies part ways.",
      },
      {
        title: "A findings register",
        text: "Each finding with evidence, severity, effort and an owner on your side. No finding without something you can look at.",
      },
      {
        title: "A plan in order",
        text: "What to fix first and why, in hours, with the decisions that only you can make listed separately.",
      },
    ],
  },
  timeline: {
    heading: "How it goes",
    steps: [
      {
        when: "Week 1",
        title: "Scope and access",
        text: "You name the questions that matter and a contact who can open doors. We get read-only access and your software invoices.",
      },
      {
        when: "Week 2",
        title: "Follow the work",
        text: "Interviews with the people who do it, one process at a time, on their screen. Managers are interviewed separately.",
      },
      {
        when: "Week 3",
        title: "Check the systems",
        text: "Settings, roles, integrations, backups, duplicate and empty fields. What we heard is compared with what we see.",
      },
      {
        when: "Week 4",
        title: "Read it together",
        text: "Draft first to the people concerned, who may correct facts. Then one working session that ends with the first three fixes assigned.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      "After the initial consultation you get a fixed number of hours in a written quote. Systems to check and people to interview decide it.",
      `An hour is ${rates.onshore.nonMember} onshore. Members can use plan hours, and pay ${rates.onshore.member} beyond them. Only desk work such as field counts and license matching may be done offshore, at ${rates.offshore.nonMember} or ${rates.offshore.member} for members, and only if you agree.`,
      "We sell no licenses, so the register has nothing to steer you toward.",
    ],
  },
  feature: {
    kind: "findings-register",
    contents: "A sample register",
    heading: "What a register looks like",
    note: "A sample, made up for this page: five findings, placed by how much harm they do and how much work they take. The thread is the order in which we would fix them.",
  },
  questions: [
    {
      question: "Do you need administrator access?",
      answer:
        "Read-only wherever the system offers it, under a named account that you close afterward. Where only an administrator sees a setting, your administrator shares the screen.",
    },
    {
      question: "Will you recommend your own services?",
      answer:
        "Some findings we could fix, and the plan says so. It is written so that another firm or your own people can do it; hours are given for the task, whoever takes it.",
    },
    {
      question: "What must our people prepare?",
      answer:
        "A list of invoices for software, an organization chart, and about an hour from each person we interview. No slides.",
    },
    {
      question: "Is it a security audit?",
      answer:
        "It covers access, backups and exposed data at the level of settings and practice. It does not attack anything, and it certifies nothing.",
    },
    {
      question: "What if you find something urgent?",
      answer: "You hear it the same day, by phone, before it is in any document.",
    },
  ],
  related: ["fractional-cto", "ai-automation", "public-sector"],
  callToAction: {
    heading: "Start with the question you can’t answer.",
    text: "Which system holds the truth, what you pay, who can see what: tell us which one bothers you, and we will say whether it needs an audit.",
    label: "Ask about an audit",
    interest: "tech-audit",
  },
} satisfies SolutionPage;
