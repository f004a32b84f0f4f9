import { firm } from "../firm.ts";
import { dollars } from "../dollars.ts";
import { memberQuickstartDiscount, quickstarts } from "../quickstarts.ts";
import { planTerms } from "../terms.ts";
import { startsFrom } from "../promises.ts";
import type { SolutionPage } from "../solution-page.ts";

const essentials = planTerms("crm-essentials");

export default {
  slug: "crm-quickstarts",
  order: 4,
  opening: { kind: "figures" },
  sections: ["work", "timeline", "audience", "cost"],
  label: "CRM Quickstarts",
  desc: "Fixed-fee implementations",
  situation: "Tell me what it costs and when it will be done, before we start.",
  card: `A working CRM for a fixed fee from ${dollars(quickstarts.zoho.price)}, live in two to four weeks.`,
  title: "CRM Quickstarts",
  searchTitle: "Fixed-Fee CRM Quickstarts",
  metaDescription: `A working CRM for a fixed fee: Zoho CRM ${dollars(quickstarts.zoho.price)} in ${quickstarts.zoho.timeline}, Salesforce Sales Cloud ${dollars(quickstarts.salesforce.price)} in ${quickstarts.salesforce.timeline}, Dynamics 365 Sales ${dollars(quickstarts.dynamics.price)} in ${quickstarts.dynamics.timeline}.`,
  lead: "A working CRM with your stages, people and data in it. The scope is on one page, the date is agreed, and the fee doesn’t change.",
  facts: [
    { value: `From ${dollars(quickstarts.zoho.price)}`, description: "fixed fee, by platform" },
    { value: "2-4 weeks", description: "from kickoff to live" },
    { value: "15% off", description: "for members" },
    { value: firm.promises.start, description: `${startsFrom} to our start` },
  ],
  audience: {
    heading: "For a first CRM, or a fresh start",
    fits: [
      "One team sells, in one process.",
      "Your data is in spreadsheets or a single old system.",
      "Someone who decides has a few hours a week.",
    ],
    misfits: [
      "Several departments must change at once. Plan that as a project.",
      "You depend on an ERP or a custom application from day one.",
    ],
  },
  feature: {
    kind: "fixed-fees",
    heading: "Three platforms, three fixed fees",
    note: "The fee covers our work. Licenses are between you and the platform’s vendor; we take no share. We have not published a quickstart as a case study yet.",
  },
  work: {
    heading: "What is in the fee",
    items: [
      {
        title: "A process workshop",
        text: "Three recent deals, two won and one lost, become your stages and the rules for leaving each.",
      },
      {
        title: "The setup",
        text: "Users, roles, fields, layouts, and the settings no one enjoys.",
      },
      {
        title: "One import",
        text: "Accounts, contacts and open deals from one source, cleaned and matched, with a list of the records we could not place.",
      },
      {
        title: "Email and inquiries",
        text: "Mailboxes and calendars connected, and one web form that creates a lead and notifies the right person.",
      },
      {
        title: "Reports and a dashboard",
        text: "Pipeline, forecast and stuck deals: enough to run the weekly sales meeting.",
      },
      {
        title: "Training, and answers afterward",
        text: `One session for users, one for the person who looks after it, and questions answered for the first weeks.`,
      },
    ],
  },
  timeline: {
    heading: "Four weeks at most",
    steps: [
      {
        when: "Before",
        title: "Agree on one page",
        text: "What is in, what is out, who decides, what date. You sign it, and the fee is settled.",
      },
      { when: "Week 1", title: "Workshop and setup", text: "Your users are invited by Friday." },
      {
        when: "Week 2",
        title: "Import and connect",
        text: "On Zoho this is also the week you train and go live.",
      },
      {
        when: "Weeks 2-3",
        title: "Train and go live",
        text: "Salesforce reaches this point next.",
      },
      {
        when: "Weeks 3-4",
        title: "Dynamics 365 goes live",
        text: "Outlook and Teams need their own permissions, so it takes longest.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `One fixed fee per platform, ${memberQuickstartDiscount}% less for members. Nothing is billed by the hour.`,
      "What goes beyond the agreed page is quoted before it is built. Keep a wish list. After a month, some of it won’t matter anymore.",
      `For what comes next, CRM Essentials is ${essentials.hours} for ${essentials.price} a month.`,
    ],
  },
  questions: [
    {
      question: "Is the fee really fixed?",
      answer:
        "Yes. If our estimate was wrong, you pay the same. If you want more, you get a separate price first.",
    },
    {
      question: "Which of the three should we choose?",
      answer:
        "Roughly: Zoho for small teams and budgets, Dynamics 365 where Microsoft 365 is home, Salesforce where the process is involved and will grow.",
    },
    {
      question: "What do you need from us?",
      answer:
        "One person who decides, the list of users, the data in whatever shape it is, and in week 2 your email administrator.",
    },
  ],
  related: ["zoho-crm", "salesforce", "dynamics-365"],
  callToAction: {
    heading: "Pick a platform, or let us.",
    text: "Say how many will use it and where your data is now.",
    label: "Ask for a quickstart",
    interest: "crm-quickstart",
  },
} satisfies SolutionPage;
