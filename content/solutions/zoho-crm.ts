import { dollars } from "../dollars.ts";
import { zohoTerms } from "../platforms.ts";
import { memberQuickstartDiscount, quickstarts } from "../quickstarts.ts";
import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "zoho-crm",
  order: 3,
  opening: { kind: "beside" },
  sections: ["cost", "comparison", "audience", "work", "timeline"],
  label: "Zoho CRM",
  desc: "Affordable CRM for SMBs",
  situation: "We need a real CRM, and have no one whose job is to run one.",
  card: `A capable CRM from ${zohoTerms.license} per user per month, for teams under 100 users.`,
  title: "Zoho CRM Consulting",
  metaDescription: `Zoho CRM for teams under 100 users: from ${zohoTerms.license} per user per month, deployed in ${zohoTerms.deployment}. Fixed-fee Zoho CRM Standard quickstart for ${dollars(quickstarts.zoho.price)}.`,
  lead: "Most of what the large platforms do, for a price that needs no board meeting. It asks one thing in return: that someone decides how you sell before anyone configures it.",
  facts: [
    { value: `From ${zohoTerms.license}`, description: "per user per month" },
    { value: zohoTerms.deployment, description: "to deploy" },
    { value: "Under 100", description: "users: the right team size" },
    { value: "3+ years", description: "of Zoho work" },
  ],
  audience: {
    heading: "For teams under 100 users",
    fits: [
      "Customers are kept in spreadsheets, inboxes and one person’s memory.",
      "You cannot justify the licenses of the larger platforms.",
      "You would like campaigns, books or a help desk from the same vendor later on.",
    ],
    misfits: [
      "Many business units or elaborate approval chains. Salesforce will take that further.",
      "Everyone lives in Microsoft 365, and finance should share the records. Look at Dynamics 365.",
    ],
  },
  feature: {
    kind: "license-bars",
    heading: `Your users, times ${zohoTerms.license}`,
    note: `From the lowest edition’s price. Setting it up is paid once: ${dollars(quickstarts.zoho.price)}, fixed.`,
  },
  comparison: {
    heading: "Zoho CRM, Salesforce and Dynamics 365 compared",
    note: "Compare the drawbacks before you compare the bills. We have not published a Zoho CRM case study yet.",
  },
  work: {
    heading: "What we do in Zoho",
    items: [
      {
        title: "A pipeline in your words",
        text: "Stages named the way your team talks, a clear rule for leaving each, and only the fields you need.",
      },
      {
        title: "Email, phone and web forms",
        text: "Outlook or Gmail connected, calls logged, and each inquiry assigned to a person within minutes.",
      },
      {
        title: "Data from where it is now",
        text: "Spreadsheets, an old CRM or an address book: cleaned, matched, imported, counted against the source.",
      },
      {
        title: "The other Zoho applications",
        text: "Books, Campaigns and Desk share its customers. We connect what you will use this quarter.",
      },
    ],
  },
  timeline: {
    heading: "Two to four weeks, step by step",
    intro: `We deploy in ${zohoTerms.deployment}: two for one pipeline and a clean list, four for several.`,
    steps: [
      {
        when: "Week 1",
        title: "Agree how you sell",
        text: "One workshop, three recent deals. By Friday the stages are in.",
      },
      {
        when: "Week 2",
        title: "Fill it and use it",
        text: "Import, mailboxes, web forms, training. A plain setup is live here.",
      },
      {
        when: "Week 3",
        title: "Connect the rest",
        text: "Books, campaigns, telephony, a second pipeline.",
      },
      {
        when: "Week 4",
        title: "Clean up and hand over",
        text: "We drop the fields people avoid, and leave notes for the next change.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `Licenses start from ${zohoTerms.license} per user per month. A Zoho CRM Standard quickstart is ${dollars(quickstarts.zoho.price)}, fixed; members pay ${memberQuickstartDiscount}% less.`,
      `Work beyond it is by the hour, agreed first: ${rates.onshore.nonMember}/hr onshore and ${rates.offshore.nonMember}/hr offshore, or ${rates.onshore.member}/hr and ${rates.offshore.member}/hr beyond the hours in a membership plan.`,
      "You pay Zoho for the licenses directly, and hear from us when a lower edition will do.",
    ],
  },
  questions: [
    {
      question: "Is Zoho CRM too small for us?",
      answer:
        "Below 100 users, seldom. If we see a limit coming, we say so in the first conversation.",
    },
    {
      question: "Can we move to a larger platform later?",
      answer:
        "Yes. Clean data and clear stages move well, and both come out of a proper setup. It will be a migration project; we do those too.",
    },
    {
      question: "How much of our own time will it take?",
      answer:
        "A few hours a week from the person who decides, and one training session for everyone else.",
    },
  ],
  related: ["crm-quickstarts", "salesforce", "ai-automation"],
  callToAction: {
    heading: "Ready to retire a spreadsheet? Send it to us.",
    text: "The column headings are enough for us to tell you whether Zoho can handle it.",
    label: "Talk about Zoho CRM",
    interest: "zoho",
  },
} satisfies SolutionPage;
