import type { CaseStudy } from "../case-study.ts";

export default {
  slug: "jules-associates",
  order: 1,
  client: "Jules Associates",
  company: "Equipment leasing firm",
  industry: "Equipment leasing",
  platform: "Dynamics 365, Power Automate, Power Portal",
  built: "Custom HTML proposal editor, workflow automation, dashboards",
  doneBy: "Our Dynamics 365 lead",
  duration: "6-week implementation",
  highlight: { value: "80%", description: "less manual work" },
  card: "An equipment leasing firm stopped retyping its proposals. Accuracy rose from 70% to 95%.",
  title: "Proposals in 45 minutes, out the same day",
  metaDescription:
    "How an equipment leasing firm automated its proposals on Dynamics 365 in 6 weeks: 80% less manual work and a win rate up from 25% to 40%.",
  lead: "Jules Associates leases equipment. Every proposal was put together by hand, and the answer went out days after the request. In six weeks we automated proposal generation on Dynamics 365, Power Automate and Power Portal.",
  results: [
    { value: "80%", description: "less manual work" },
    { value: "3x", description: "faster response" },
    { value: "25% to 40%", description: "win rate" },
    { value: "6 weeks", description: "from start to finish" },
  ],
  challenge: {
    heading: "Half a working day for one proposal",
    paragraphs: [
      "A leasing proposal is mostly known facts: who the customer is, what the equipment costs, which terms apply. At Jules Associates those facts were gathered and typed out again for each one. That took 4-6 hours, and the answer went out 3-5 days after the question.",
      "Typing facts again is also where they go wrong. Proposal accuracy was 70%. One proposal in four was won: a late answer competes with quotes that are already on the table.",
    ],
    before: {
      heading: "Before",
      rows: [
        { label: "Time for a proposal", text: "4-6 hours" },
        { label: "Response time", text: "3-5 days" },
        { label: "Proposal accuracy", text: "70%" },
        { label: "Win rate", text: "25%" },
      ],
    },
  },
  approach: {
    label: "Solution",
    heading: "People decide; the system writes the rest",
    paragraphs: [
      "We left the judgment to the people who have it and gave the retyping to the system. A proposal now starts from the record in Dynamics 365, moves by itself from one step to the next, and can be followed on a dashboard by anyone waiting for it.",
    ],
    items: [
      {
        title: "Custom HTML proposal editor",
        text: "The proposal is composed on one page from the data on file. Someone edits what needs a human touch; names, equipment and figures are never typed twice.",
      },
      {
        title: "Workflow automation",
        text: "Each step hands over to the next without an email asking where things stand. Routine steps need no one.",
      },
      {
        title: "Dashboards",
        text: "Open proposals, their age and their outcome in one view, so that a late answer is seen while it can still be sent.",
      },
    ],
  },
  detail: {
    kind: "technology",
    heading: "Three parts, one record",
    intro:
      "All three come from one platform and share one set of data, so there is no second system to keep in step with the CRM.",
    items: [
      {
        title: "Dynamics 365",
        text: "Holds the record: customers, equipment, terms, and every proposal with its outcome.",
      },
      {
        title: "Power Automate",
        text: "Moves the work: starts the proposal, passes it on, and tells the next person.",
      },
      {
        title: "Power Portal",
        text: "Shows the work: the web front through which the record is read and edited.",
      },
    ],
  },
  outcome: {
    heading: "What changed, in figures",
    paragraphs: [
      "The team does 80% less manual work. The customer sees a response that is 3x faster, and right more often. The win rate rose from 25% to 40%.",
    ],
    evidence: {
      kind: "measures",
      measures: [
        {
          label: "Proposal accuracy",
          before: { text: "70%", from: 70, to: 70 },
          after: { text: "95%", at: 95 },
          scale: { to: 100, marks: ["0%", "50%", "100%"] },
        },
        {
          label: "Win rate",
          before: { text: "25%", from: 25, to: 25 },
          after: { text: "40%", at: 40 },
          scale: { to: 100, marks: ["0%", "50%", "100%"] },
        },
        {
          label: "Time for a proposal",
          before: { text: "4-6 hours", from: 4, to: 6 },
          after: { text: "45 minutes", at: 0.75 },
          scale: { to: 6, marks: ["0", "3 hours", "6 hours"] },
        },
        {
          label: "Response time",
          before: { text: "3-5 days", from: 3, to: 5 },
          after: { text: "same day", at: 0 },
          scale: { to: 5, marks: ["0", "5 days"] },
        },
      ],
    },
  },
  callToAction: {
    heading: "Which of your documents is mostly known facts?",
    text: "Show us one that takes hours. In a first conversation we’ll follow it from request to answer and say what could be generated.",
    label: "Start Your Transformation",
  },
} satisfies CaseStudy;
