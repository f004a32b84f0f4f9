import { firm } from "../firm.ts";
import { onTheDrawingBoard } from "../tools.ts";
import { planTerms, rates, unusedHours } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "ai-automation",
  order: 5,
  opening: {
    kind: "figures",
    source: {
      label: "Measured at one equipment leasing firm",
      href: "/case-studies/jules-associates",
    },
  },
  sections: ["case", "timeline", "work", "audience", "cost"],
  caseStudy: "jules-associates",
  label: "AI & Automation",
  desc: "Smart workflows and AI tools",
  situation: "My best people spend their days copying from one screen to another.",
  card: "Workflows that take the retyping, chasing and sorting off people’s desks.",
  title: "AI & Automation",
  searchTitle: "AI & Automation Consulting",
  metaDescription:
    "Workflow automation and AI tools built on the systems you already run, with a person at every decision. Priced by the hour or in a monthly plan.",
  lead: "We take one process that eats your team’s week and rebuild it so software does the copying and people make the decisions. Then we do the next one.",
  facts: [
    { value: "80%", description: "less manual work" },
    { value: "70% to 95%", description: "proposal accuracy" },
    { value: "25% to 40%", description: "win rate" },
  ],
  audience: {
    heading: "Worth doing when the work repeats",
    fits: [
      "Proposals or change orders are pieced together from old ones.",
      "Leads wait in an inbox until someone has time to sort them.",
      "One person knows how the process works, and cannot take a vacation.",
    ],
    misfits: [
      "The process changes every month. Settle it first.",
      "You want a model to approve credit, hiring or care with no one checking. We won’t build that.",
    ],
  },
  work: {
    heading: "What you own afterward",
    items: [
      {
        title: "Workflows in your own platform",
        text: "Power Automate, Salesforce Flow or Zoho’s workflow rules, in your account. If we part, everything keeps running.",
      },
      {
        title: "Documents and routing",
        text: "Proposals, change orders and answers to an RFP, drafted from the records you keep; new leads tagged and sent to the right person.",
      },
      {
        title: "A written record",
        text: "Every rule with its owner, a test log, and how to switch each automation off.",
      },
    ],
  },
  timeline: {
    heading: "One process at a time",
    steps: [
      {
        when: "Week 1",
        title: "Watch and count",
        text: "We sit with the people who do the work and count cases, minutes and mistakes.",
      },
      {
        when: "Week 2",
        title: "Decide what stays human",
        text: "Every approval is marked on a diagram. Nothing is built until its owner signs.",
      },
      {
        when: "Weeks 3-4",
        title: "Build on real cases",
        text: "Past cases with a known answer show errors before customers do.",
      },
      {
        when: "Weeks 5-6",
        title: "Run side by side, then switch",
        text: "Both run until the owner trusts the new one. Then we count again.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      "A written quote in hours, with licenses and model usage estimated alongside.",
      `Without a plan an hour is ${rates.onshore.nonMember} onshore or ${rates.offshore.nonMember} offshore; members pay ${rates.onshore.member} and ${rates.offshore.member} for hours beyond their plan. The Automation Builder plan is ${planTerms("automation-builder").price} a month for ${planTerms("automation-builder").hours}. ${unusedHours}`,
    ],
  },
  feature: {
    kind: "proposal-flow",
    heading: "One proposal, before and after",
    note: "Times from our equipment leasing case study; steps simplified. Circles are steps done by a person. Filled circles stay that way.",
  },
  questions: [
    {
      question: "Where does our data go?",
      answer:
        "Workflow rules stay inside your platform. Where a language model helps, you approve the vendor, the data sent and how long it is kept.",
    },
    {
      question: "Are the AI productivity tools included?",
      answer:
        "Yes, in every paid plan: six tools, among them the AI Project Manager. All six are coming soon, so don’t choose a plan for them alone. " +
        onTheDrawingBoard,
    },
    {
      question: "Who looks after it later?",
      answer:
        "Your own administrator, or us in a monthly plan. We build nothing that only we can open.",
    },
  ],
  related: ["technology-audit", "crm-quickstarts", "change-management"],
  callToAction: {
    heading: "Show us the dull step no one mentions.",
    text: `In ${firm.promises.firstConversation} we’ll say whether automating it is worth the money.`,
    label: "Talk about a process",
    interest: "ai-automation",
  },
} satisfies SolutionPage;
