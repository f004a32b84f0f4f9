import { firm } from "../firm.ts";
import { dollars } from "../dollars.ts";
import { memberQuickstartDiscount, quickstarts } from "../quickstarts.ts";
import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "dynamics-365",
  order: 2,
  opening: { kind: "across" },
  sections: ["case", "work", "audience", "comparison", "cost", "timeline"],
  caseStudy: "jules-associates",
  label: "Dynamics 365",
  desc: "CRM and ERP solutions",
  situation: "We live in Outlook and Excel, and finance still has to ask sales for the numbers.",
  card: "CRM and ERP on one Microsoft platform, from first lead to final invoice.",
  title: "Dynamics 365 Consulting",
  metaDescription: `Dynamics 365 CRM and ERP connected to Outlook, Teams and Power Platform. Fixed-fee Sales quickstart: ${dollars(quickstarts.dynamics.price)} in ${quickstarts.dynamics.timeline}.`,
  lead: "If your people spend the day in Outlook and Excel, the CRM should be there too, and finance shouldn’t have to ask sales for revenue figures. Dynamics 365 can fix both, once the right parts are chosen.",
  facts: [
    { value: "4+ years", description: "of Dynamics 365 work" },
    {
      value: dollars(quickstarts.dynamics.price),
      description: "fixed fee for a Dynamics 365 Sales quickstart",
    },
    {
      value: quickstarts.dynamics.timeline,
      description: "to a working Dynamics 365 Sales, as a quickstart",
    },
  ],
  audience: {
    heading: "For companies that already run on Microsoft",
    fits: [
      "Customer history is buried in mailboxes and shared files.",
      "Quotes, orders and invoices are typed again between the CRM and the books.",
      "You have outgrown an accounting package and want CRM and ERP on the same records.",
    ],
    misfits: [
      "Your office runs on Google Workspace. You’d pay for integration you never use.",
      "You want a pipeline for a few people, this month. Choose Zoho CRM.",
    ],
  },
  feature: {
    kind: "typed-once",
    heading: "From email to invoice, with nothing typed twice",
    note: "Each circle marks where a fact is typed. The line shows the steps that reuse it.",
  },
  comparison: {
    heading: "Dynamics 365, Salesforce and Zoho compared",
    note: "Owning Microsoft 365 is a good reason to look here first, but not the last word.",
  },
  work: {
    heading: "What we do in Dynamics 365",
    items: [
      {
        title: "CRM: Sales and Customer Service",
        text: "Leads, quotes and cases in the shape of your process, with a history that fills itself.",
      },
      {
        title: "ERP: finance and operations",
        text: "Business Central for most companies: items, approvals and month-end, tied to sales.",
      },
      {
        title: "Power Automate",
        text: "Approvals, reminders and documents. Each flow has an owner, a log and a notice when it fails.",
      },
      {
        title: "Environments and security",
        text: "Development, test and production kept apart, roles tied to your Microsoft groups.",
      },
    ],
  },
  timeline: {
    heading: "A full implementation, week by week",
    intro: `A quickstart is shorter: ${quickstarts.dynamics.timeline}.`,
    steps: [
      {
        when: "Week 1",
        title: "Process and licenses",
        text: "Which application owns each step, and the licenses that takes. Most lists get shorter here.",
      },
      {
        when: "Week 2",
        title: "Environments and model",
        text: "Sign-in and roles; forms built from real examples.",
      },
      {
        when: "Weeks 3-4",
        title: "Flows and data",
        text: "Quotes and approvals work; data is imported and counted.",
      },
      {
        when: "Week 5",
        title: "Trial by users",
        text: "Three of your people run a real week in it.",
      },
      {
        when: "Week 6 onward",
        title: "Live, with us alongside",
        text: "Training by role, and improvements ordered by hours saved.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `A Dynamics 365 Sales quickstart is ${dollars(quickstarts.dynamics.price)}, fixed. Members pay ${memberQuickstartDiscount}% less.`,
      `ERP work, portals and migrations are estimated after week 1: ${rates.onshore.nonMember}/hr onshore, ${rates.offshore.nonMember}/hr offshore, or ${rates.onshore.member}/hr and ${rates.offshore.member}/hr beyond the hours in a membership plan.`,
      "You buy your licenses from Microsoft. In week 1 we find who can use a cheaper license. That often covers the week’s cost.",
    ],
  },
  questions: [
    {
      question: "Do we need CRM and ERP at the same time?",
      answer:
        "No. Start where the pain is, usually sales, and agree early how customers, products and prices are numbered.",
    },
    {
      question: "Business Central or the larger finance application?",
      answer:
        "With one or a few legal entities, Business Central. Several countries, heavy manufacturing or very large volumes point to the larger one.",
    },
    {
      question: "What have you done with it?",
      answer:
        "Besides the case above, for a healthcare compliance organization we split one overgrown environment into 2 orgs.",
    },
  ],
  related: ["crm-quickstarts", "salesforce", "public-sector"],
  callToAction: {
    heading: "Which number do two of your systems disagree on?",
    text: `In ${firm.promises.firstConversation} we’ll follow it back to where it splits, and say which part of Dynamics 365 you need, if any.`,
    label: "Talk about Dynamics 365",
    interest: "dynamics",
  },
} satisfies SolutionPage;
