import { firm } from "../firm.ts";
import { enterpriseHours } from "../rates.ts";
import { controls } from "../solution-features/control-matrix.ts";
import { rates } from "../terms.ts";
import { startsFrom } from "../promises.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "public-sector",
  order: 6,
  opening: { kind: "sheet", heading: "For your vendor file", holds: "registrations" },
  sections: ["work", "audience", "timeline", "cost"],
  label: "Public Sector",
  desc: "Government-compliant solutions",
  situation: "Procurement, accessibility and records rules decide what we may buy.",
  card: "Systems that meet procurement, accessibility and records rules from day one.",
  title: "Public Sector",
  searchTitle: "Public Sector CRM Consulting",
  metaDescription:
    "CRM and case systems for public agencies, with accessibility, records, access and procurement evidence written into the plan and handed over.",
  lead: "Agencies answer for how a system was bought, who can use it and who saw which record. We plan for those questions first, and hand over the evidence with the software.",
  facts: [
    { value: "WCAG 2.2 AA", description: "the standard every screen is tested against" },
    { value: `${controls.length} controls`, description: "each with its evidence in your file" },
    { value: firm.promises.start, description: `${startsFrom} to our start` },
  ],
  audience: {
    heading: "For agencies that must show their work",
    fits: [
      "A case or permit system has outgrown its spreadsheets or its vendor.",
      "An accessibility complaint or audit finding needs a fix and a paper trail.",
      "Too many accounts can read personal or health information.",
    ],
    misfits: [
      "You need cleared staff, or dozens of people on site.",
      "You want us to write a specification and also bid on it. We do one or the other.",
    ],
    note: {
      heading: "Past performance",
      text: "We have not published a public-sector project. Our three published ones are for private clients; what carries over is a security design for HIPAA, a migration counted on both sides, and results measured before and after.",
      href: "/case-studies",
      link: "Read the three cases",
    },
  },
  work: {
    heading: "What we do",
    items: [
      {
        title: "Requirements and evaluation",
        text: "Needs in plain language, each with a test. Your panel scores and decides.",
      },
      {
        title: "Configuration on your platform",
        text: "Case and intake in Salesforce, Dynamics 365 or Zoho CRM. We sell no licenses; you buy through your own contract vehicle.",
      },
      {
        title: "Migration with a reconciliation",
        text: "Counts compared on both sides, signed by the records owner before the old system closes.",
      },
    ],
  },
  timeline: {
    heading: "How a project runs",
    steps: [
      {
        when: "Week 1",
        title: "Rules and owners",
        text: "Your policies become a control list with an owner for each line.",
      },
      {
        when: "Weeks 2-4",
        title: "Design in the open",
        text: "Screens are tried by keyboard and screen reader before they are built.",
      },
      {
        when: "Weeks 5-10",
        title: "Build in short rounds",
        text: "Every round ends with a demonstration and the evidence so far.",
      },
      {
        when: "Week 11 onward",
        title: "Migrate, train, accept",
        text: "You accept against the control list. Open items get a date.",
      },
    ],
  },
  cost: {
    heading: "Cost, and how to buy it",
    paragraphs: [
      "A written quote: hours by phase, with the rate for each.",
      `Without a plan it is ${rates.onshore.nonMember} an hour onshore and ${rates.offshore.nonMember} offshore; members pay ${rates.onshore.member} and ${rates.offshore.member} beyond their plan’s hours. Every hour is onshore unless your contract allows offshore hours.`,
      `A monthly plan can be a simpler purchase than a project. Enterprise covers up to ${enterpriseHours} hours a month, price on request.`,
    ],
  },
  feature: {
    kind: "control-matrix",
    contents: "Controls",
    heading: "Five controls, each with its evidence",
    note: "Platform certifications belong to the vendor; we collect the current reports and claim none as ours.",
  },
  questions: [
    {
      question: "Which accessibility standard do you build to?",
      answer:
        "WCAG 2.2 AA. Section 508 refers to 2.0 AA and the ADA Title II rule to 2.1 AA; 2.2 is the strictest of the three.",
    },
    {
      question: "Have you worked under HIPAA?",
      answer:
        "Yes. For a healthcare compliance organization we split one Dynamics 365 environment into 2 orgs with a PII/PHI security strategy; HIPAA compliance was achieved. That client was not a public agency.",
    },
    {
      question: "Where is our data kept, and who touches it?",
      answer:
        "In your tenant, by named accounts that you create and close. Test data is invented or masked.",
    },
  ],
  related: ["technology-audit", "change-management", "dynamics-365"],
  callToAction: {
    heading: "Send us the rule you are worried about.",
    text: "A finding, a policy or a draft will do.",
    label: "Write to us about a project",
  },
} satisfies SolutionPage;
