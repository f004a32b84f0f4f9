import { firm } from "../firm.ts";
import { dollars } from "../dollars.ts";
import { memberQuickstartDiscount, quickstarts } from "../quickstarts.ts";
import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "dynamics-365",
  order: 2,
  sections: ["case", "work", "audience", "cost", "timeline"],
  caseStudy: "jules-associates",
  label: "Dynamics 365",
  desc: "CRM and ERP solutions",
  situation: "We live in Outlook and Excel, and finance still asks sales for the number.",
  card: "CRM and ERP on one Microsoft platform, from first lead to final invoice.",
  title: "Dynamics 365 Consulting",
  metaDescription: `Dynamics 365 CRM and ERP joined to Outlook, Teams and Power Platform by senior consultants. Fixed-fee Sales quickstart: ${dollars(quickstarts.dynamics.price)} in ${quickstarts.dynamics.timeline}.`,
  lead: "If your people spend the day in Outlook, Teams and Excel, the CRM should be there too, and finance should not have to ask sales for the number. Dynamics 365 can do both, once somebody has chosen the right parts of it.",
  facts: [
    { value: "4+ years", description: "of Dynamics 365 work" },
    {
      value: dollars(quickstarts.dynamics.price),
      description: "fixed fee for a Dynamics 365 Sales quickstart",
    },
    { value: quickstarts.dynamics.timeline, description: "to a working sales process" },
    { value: "80%", description: "less manual work at an equipment leasing firm" },
  ],
  audience: {
    heading: "For companies that already run on Microsoft",
    fits: [
      "Mail, calendar and files are in Microsoft 365, and customer history is buried in them.",
      "Quotes, orders and invoices are typed again between the CRM and the books.",
      "You have outgrown an accounting package and want CRM and ERP on the same records.",
      "Access has to follow your existing Microsoft accounts, groups and security rules.",
    ],
    misfits: [
      "Your office runs on Google Workspace. You would pay for closeness you never use.",
      "You want a contact list and a pipeline for a few people, this month. Take Zoho CRM.",
    ],
  },
  feature: {
    kind: "platform-comparison",
    contents: "Compared",
    heading: "Dynamics 365 beside the other two",
    note: "Owning Microsoft 365 is a good reason to look here first, and not the last word. We set up all three platforms and earn nothing on the licenses of any.",
  },
  work: {
    heading: "What we do in Dynamics 365",
    items: [
      {
        title: "CRM: Sales and Customer Service",
        text: "Leads, opportunities, quotes and cases in the shape of your process. Mail and meetings are tracked from Outlook, so the history fills itself while people write as they always did.",
      },
      {
        title: "ERP: finance and operations",
        text: "Business Central for small and mid-sized companies, the larger finance and supply chain applications where the volume asks for them. Chart of accounts, items, approvals and month-end, tied to the sales process.",
      },
      {
        title: "Power Automate",
        text: "Approvals, reminders and document steps that used to travel by mail. Each flow has an owner, a log and a notice when it fails.",
      },
      {
        title: "Environments and security",
        text: "Development, test and production kept apart, changes moved as solutions, roles tied to your Microsoft groups. We have split a single overgrown environment into two, with separate rules for health records.",
      },
    ],
  },
  timeline: {
    heading: "How the sales process goes live",
    steps: [
      {
        when: "Week 1",
        title: "Process and licenses",
        text: "We map the path from lead to invoice, decide which application owns each step, and write down which licenses that needs. Most lists get shorter here.",
      },
      {
        when: "Week 2",
        title: "Environments and model",
        text: "Test and production are set up, sign-in and roles connected, tables and forms built from real examples.",
      },
      {
        when: "Weeks 3-4",
        title: "Flows and data",
        text: "Quotes, approvals and Outlook tracking work end to end. Accounts, contacts and open deals are imported and counted.",
      },
      {
        when: "Week 5",
        title: "Trial by users",
        text: "Three of your people run a real week in it. Whatever slows them down is fixed before the launch.",
      },
      {
        when: "Week 6 on",
        title: "Live, with us beside you",
        text: "Training by role, questions answered the same day, and a list of what to improve next, ordered by hours saved.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `A Dynamics 365 Sales quickstart is ${dollars(quickstarts.dynamics.price)}, fixed, and takes ${quickstarts.dynamics.timeline}. Members pay ${memberQuickstartDiscount}% less.`,
      `ERP work, portals and migrations are estimated after week 1 and approved by you before they start: ${rates.onshore.nonMember}/hr onshore, ${rates.offshore.nonMember}/hr offshore, or ${rates.onshore.member}/hr and ${rates.offshore.member}/hr beyond the hours in a membership plan.`,
      "Microsoft licenses are yours, bought where you buy the rest. Which applications, for how many people, and who needs only a lighter license is part of our first week, and often pays for it.",
    ],
  },
  questions: [
    {
      question: "Do we need CRM and ERP at the same time?",
      answer:
        "No, and we advise against it. Start where the pain is, usually sales, and agree early how customers, products and prices will be numbered. Then the second half fits the first.",
    },
    {
      question: "Business Central or the larger finance application?",
      answer:
        "For most companies with one or a few legal entities Business Central is enough, and much easier to own. Several countries, heavy manufacturing or very large volumes point to the larger ones. We say which, with the reasons on one page.",
    },
    {
      question: "Can you work beside our IT department?",
      answer:
        "Yes. They keep control of accounts, groups and policies; we work within them, hand over documentation, and move changes through test before production.",
    },
    {
      question: "What have you done with it?",
      answer:
        "Proposal generation for an equipment leasing firm on Dynamics 365, Power Automate and Power Portal: 80% less manual work, and proposals in 45 minutes that took 4-6 hours. For a healthcare compliance organization, one environment split into 2 orgs. Both are among our case studies.",
    },
  ],
  related: ["crm-quickstarts", "salesforce", "public-sector"],
  callToAction: {
    heading: "Bring us the number that two systems disagree on.",
    text: `In ${firm.promises.firstConversation} we follow it back to where it splits, and tell you which part of Dynamics 365 you need, or whether you need it at all.`,
    label: "Talk about Dynamics 365",
    interest: "dynamics",
  },
} satisfies SolutionPage;
