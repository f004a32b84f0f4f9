import { firm } from "../firm.ts";
import { enterpriseHours } from "../rates.ts";
import { controls } from "../solution-features/control-matrix.ts";
import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "public-sector",
  order: 6,
  sections: ["registrations", "work", "audience", "timeline", "cost"],
  label: "Public Sector",
  desc: "Government-compliant solutions",
  situation: "Procurement, accessibility and records rules decide what we may buy.",
  card: "Systems that meet procurement, accessibility and records rules from day one.",
  title: "Public Sector",
  metaDescription:
    "CRM and case systems for public agencies, with accessibility, records, access and procurement evidence written into the plan and handed over.",
  lead: "Agencies answer for how a system was bought, who can use it, who saw which record and how long it is kept. We plan for those questions first and hand over the evidence with the software.",
  facts: [
    { value: "WCAG 2.2 AA", description: "what every screen is built and tested to" },
    { value: `${controls.length} controls`, description: "each with its evidence in your file" },
    { value: firm.promises.start, description: "from a signed order to the first working day" },
  ],
  audience: {
    heading: "For agencies that must show their work",
    fits: [
      "A case, permit or service system has outgrown its spreadsheets or its vendor.",
      "An accessibility complaint or audit finding needs a fix and a paper trail.",
      "Personal or health information sits where too many accounts can read it.",
      "You need requirements written clearly enough that bids can be compared.",
    ],
    misfits: [
      "You need cleared staff or a classified environment.",
      "You need a contractor with dozens of people on site.",
      "You want us to write a specification and also bid on it. We do one or the other.",
    ],
  },
  work: {
    heading: "What we do",
    items: [
      {
        title: "Requirements and evaluation",
        text: "Needs in plain language, each with a test; a scoring sheet; vendor questions about accessibility, data location and exit. Your panel scores and decides.",
      },
      {
        title: "Configuration on your platform",
        text: "Case, intake and reporting in Salesforce, Dynamics 365 or Zoho CRM. We sell licenses for none of them, so you buy through your own contract vehicle.",
      },
      {
        title: "Access and sensitive data",
        text: "A register of PII and PHI by field, roles by duty, and a review of who holds which role.",
      },
      {
        title: "Migration with a reconciliation",
        text: "Counts and samples compared on both sides, and signed by the records owner before the old system closes.",
      },
    ],
  },
  timeline: {
    heading: "How a project runs",
    steps: [
      {
        when: "Week 1",
        title: "Rules and owners",
        text: "Retention schedule, security policy, accessibility policy, public-records practice: you bring them, we turn them into a control list with a named owner for each.",
      },
      {
        when: "Weeks 2-4",
        title: "Design in the open",
        text: "Screens are tried by keyboard and with a screen reader before they are built. Decisions go into a log your auditor can read.",
      },
      {
        when: "Weeks 5-10",
        title: "Build and review in short rounds",
        text: "Every round ends with a demonstration to the department and the evidence collected so far.",
      },
      {
        when: "From week 11",
        title: "Migration, training, acceptance",
        text: "You accept against the control list. Open items are written down with a date; they don’t disappear into support.",
      },
    ],
  },
  cost: {
    heading: "Cost, and how to buy it",
    paragraphs: [
      "You get a written quote: hours by phase, with the rate beside them.",
      `Without a plan that is ${rates.onshore.nonMember} an hour onshore and ${rates.offshore.nonMember} offshore; members pay ${rates.onshore.member} and ${rates.offshore.member} beyond their plan’s hours. If your contract requires onshore work, every hour is quoted onshore.`,
      `For advice during a procurement, a monthly plan is often the smaller purchase. Enterprise covers up to ${enterpriseHours} hours a month, price on request.`,
    ],
  },
  feature: {
    kind: "control-matrix",
    contents: "Five controls",
    heading: "Five controls, and the evidence for each",
    note: "What we do about each rule, and what is in your file at the end. Certifications of a platform are its vendor’s; we collect the current reports and claim none of them as ours.",
  },
  questions: [
    {
      question: "Which accessibility standard do you build to?",
      answer:
        "WCAG 2.2 AA. Section 508 refers to WCAG 2.0 AA, the ADA Title II rule for state and local government to 2.1 AA; 2.2 is the later and wider of the three.",
    },
    {
      question: "Have you worked under HIPAA?",
      answer:
        "Yes. For a healthcare compliance organization we split a monolithic Dynamics 365 environment into 2 orgs with a PII/PHI security strategy; HIPAA compliance was achieved. It was a healthcare project, not an agency’s; ask us in the first conversation what carries over to yours.",
    },
    {
      question: "Where is our data kept, and who touches it?",
      answer:
        "In your tenant, in the region your contract names. Our people work with named accounts that you create and close. Test data is invented or masked.",
    },
    {
      question: "Can you start before the fiscal year ends?",
      answer: `Once the order is signed we usually start within ${firm.promises.start}. A requirements package is a sensible use of a short remainder; a migration is not.`,
    },
  ],
  related: ["technology-audit", "change-management", "dynamics-365"],
  callToAction: {
    heading: "Send us the rule you are worried about.",
    text: `A finding, a policy, a draft specification: we read it before the first conversation, and we answer within ${firm.promises.answer}.`,
    label: "Write to us about a project",
  },
} satisfies SolutionPage;
