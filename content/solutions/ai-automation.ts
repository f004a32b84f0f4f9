import { firm } from "../firm.ts";
import { onTheDrawingBoard } from "../tools.ts";
import { planTerms, rates, unusedHours } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "ai-automation",
  order: 5,
  sections: ["case", "timeline", "work", "audience", "cost"],
  caseStudy: "jules-associates",
  label: "AI & Automation",
  desc: "Smart workflows and AI tools",
  situation: "My best people spend their days copying from one screen to another.",
  card: "Workflows that take the retyping, chasing and sorting off people’s desks.",
  title: "AI & Automation",
  metaDescription:
    "Workflow automation and AI tools built on the systems you already run, with a person at every decision. Priced by the hour or in a monthly plan.",
  lead: "We take one process that eats your team’s week, measure it, and rebuild it so that software does the carrying and people do the deciding. Then we take the next one.",
  facts: [
    { value: "80%", description: "less manual work at an equipment leasing firm" },
    { value: "45 minutes", description: "for a proposal that took 4-6 hours" },
    { value: "Same day", description: "response, down from 3-5 days" },
    { value: "25% to 40%", description: "win rate, before and after" },
  ],
  audience: {
    heading: "Worth doing when the work repeats",
    fits: [
      "Proposals, quotes or change orders are assembled by copying from older ones.",
      "Leads wait in an inbox until somebody has time to sort them.",
      "The same facts are typed into two systems, and the two disagree.",
      "One person knows how the process works, and cannot take a vacation.",
    ],
    misfits: [
      "The process changes every month. Settle it first; software would freeze the wrong version.",
      "It happens twice a year. A good checklist costs less.",
      "You want a model to approve credit, hiring or care with nobody looking. We won’t build that.",
    ],
  },
  work: {
    heading: "What we build, and what you own afterward",
    items: [
      {
        title: "Workflows in your own platform",
        text: "Power Automate, Salesforce Flow or Zoho’s workflow rules, built in your account under your licenses. If we part, everything keeps running.",
      },
      {
        title: "Document builders",
        text: "Answers to an RFP, a proposal’s prices and feature matrix, a change order to a statement of work: drafted in your own platform from the records you already keep.",
      },
      {
        title: "Sorting and routing",
        text: "New leads tagged and put into the right sequence, old records cleaned up in bulk before that, and requests sent to the person who can answer them.",
      },
      {
        title: "A written record",
        text: "A process map, a list of every rule with its owner, a test log, and a page that says how to switch each automation off.",
      },
    ],
  },
  timeline: {
    heading: "One process at a time",
    steps: [
      {
        when: "Week 1",
        title: "Watch and count",
        text: "We sit with the people who do the work and count cases, minutes and mistakes. You name an owner who can settle questions about the process.",
      },
      {
        when: "Week 2",
        title: "Decide what stays human",
        text: "You get a drawing of the new process with every approval marked. Nothing is built until the owner signs it.",
      },
      {
        when: "Weeks 3-4",
        title: "Build on real cases",
        text: "We work with past cases whose right answer is known, so that errors show up before customers see them.",
      },
      {
        when: "Weeks 5-6",
        title: "Run side by side, then switch",
        text: "Old and new run together until the owner trusts the results. We count again and write down the difference.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      "There is no list price for a process nobody has looked at. After the first conversation you get a written quote in hours.",
      `Without a plan an hour is ${rates.onshore.nonMember} onshore or ${rates.offshore.nonMember} offshore; members pay ${rates.onshore.member} and ${rates.offshore.member} for hours beyond their plan. For a steady stream of small automations, the Automation Builder plan is ${planTerms("automation-builder").price} a month for ${planTerms("automation-builder").hours}. ${unusedHours}`,
      "Licenses and model usage are billed to you by their vendors, and the quote estimates them.",
    ],
  },
  feature: {
    kind: "proposal-flow",
    contents: "Before and after",
    heading: "One proposal, before and after",
    note: "The times are those of the equipment leasing firm in our case study; the steps are simplified. Rings are steps done by a person; the lit ones stay with a person afterward.",
  },
  questions: [
    {
      question: "Where does our data go?",
      answer:
        "Workflow rules stay inside your platform. Where a language model helps, the drawing of the new process names the vendor, the data sent and the retention terms, and you approve it before anything is connected.",
    },
    {
      question: "Are the AI productivity tools included?",
      answer:
        "All paid plans include them. The catalog holds six tools, among them the AI Project Manager and the proposal generator; all six are coming soon, so please don’t choose a plan for them alone today. " +
        onTheDrawingBoard,
    },
    {
      question: "Will it replace people?",
      answer:
        "What it replaces is retyping, and the mistakes that come with it: at the leasing firm proposal accuracy went from 70% to 95%. Where a person decides is drawn before anything is built, and only you can move that line.",
    },
    {
      question: "Who looks after it later?",
      answer:
        "Your own administrator, with the written record, or us in a monthly plan. We build nothing that only we can open.",
    },
  ],
  related: ["technology-audit", "crm-quickstarts", "change-management"],
  callToAction: {
    heading: "Bring us the process everyone complains about.",
    text: `In ${firm.promises.firstConversation} we follow it from end to end and tell you whether automating it is worth the money.`,
    label: "Talk about a process",
    interest: "ai-automation",
  },
} satisfies SolutionPage;
