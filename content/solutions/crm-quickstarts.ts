import { firm } from "../firm.ts";
import { dollars } from "../dollars.ts";
import { memberQuickstartDiscount, quickstarts } from "../quickstarts.ts";
import { planTerms } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

const essentials = planTerms("crm-essentials");

export default {
  slug: "crm-quickstarts",
  order: 4,
  sections: ["work", "timeline", "audience", "cost"],
  label: "CRM Quickstarts",
  desc: "Fixed-fee implementations",
  situation: "Tell me what it costs and when it is done, before we start.",
  card: `A working CRM for a fixed fee from ${dollars(quickstarts.zoho.price)}, live in two to four weeks.`,
  title: "CRM Quickstarts",
  metaDescription: `A working CRM for a fixed fee: Zoho CRM ${dollars(quickstarts.zoho.price)} in ${quickstarts.zoho.timeline}, Salesforce Sales Cloud ${dollars(quickstarts.salesforce.price)} in ${quickstarts.salesforce.timeline}, Dynamics 365 Sales ${dollars(quickstarts.dynamics.price)} in ${quickstarts.dynamics.timeline}.`,
  lead: "A working CRM with your stages, your people and your data in it, for a price you know before we start. The scope is written down, the date is agreed, and the fee stays what it was.",
  facts: [
    { value: `From ${dollars(quickstarts.zoho.price)}`, description: "fixed fee, by platform" },
    { value: "2-4 weeks", description: "from kickoff to live" },
    { value: "15% off", description: "for members" },
    { value: firm.promises.start, description: "until we can start" },
  ],
  audience: {
    heading: "For a first CRM, or a fresh start",
    fits: [
      "One team sells, in one process that you can draw on a page.",
      "Your data is in spreadsheets or a single old system.",
      "You want a price to approve today, and a date to tell the team.",
      "Someone on your side can decide things and has a few hours a week for it.",
    ],
    misfits: [
      "Several departments must change at once. Plan that as a project, with change management.",
      "You depend on integrations with an ERP or a custom application from day one.",
      "Nobody agrees yet on how you sell. A technology audit is the better first step.",
    ],
  },
  feature: {
    kind: "fixed-fees",
    contents: "Fixed fees",
    heading: "Three platforms, three fixed fees",
    note: "The fee covers our work. Licenses are between you and the maker of the platform; we take no share of them.",
  },
  work: {
    heading: "What is in the fee",
    items: [
      {
        title: "A process workshop",
        text: "We take three recent deals, two won and one lost, and draw how they went. The drawing becomes your stages, and the rules for leaving each of them.",
      },
      {
        title: "The setup",
        text: "Users, roles, fields, page layouts, stages and the settings nobody enjoys: currencies, time zones, number formats, sender authentication.",
      },
      {
        title: "One import",
        text: "Accounts, contacts and open deals from one source, cleaned and matched. You get a list of the records we could not place, with the reason.",
      },
      {
        title: "Mail and inquiries",
        text: "Mailboxes and calendars connected, and one web form on your site that creates a lead and tells somebody about it.",
      },
      {
        title: "Reports and a dashboard",
        text: "Pipeline, forecast, activity, sources and stuck deals. Enough to run a weekly sales meeting from the screen.",
      },
      {
        title: "Training, and answers afterward",
        text: `One session for users and one for the person who will look after it, both recorded. In the first weeks after going live we answer questions within ${firm.promises.answer}.`,
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
      {
        when: "Week 1",
        title: "Workshop and setup",
        text: "Three deals drawn, stages agreed, the system set up and your users invited by Friday.",
      },
      {
        when: "Week 2",
        title: "Import and connect",
        text: "Your data goes in, mail and web form are connected. On Zoho this is also the week you train and go live.",
      },
      {
        when: "Weeks 2-3",
        title: "Train and go live",
        text: "Salesforce reaches this point next. Users work on their own records from the first session on.",
      },
      {
        when: "Weeks 3-4",
        title: "Dynamics joins",
        text: "Outlook and Teams need their own settings and permissions, so Dynamics 365 takes the longest. Then it is live as well.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `${dollars(quickstarts.zoho.price)} for Zoho CRM Standard, ${dollars(quickstarts.salesforce.price)} for Salesforce Sales Cloud, ${dollars(quickstarts.dynamics.price)} for Dynamics 365 Sales. Members pay ${memberQuickstartDiscount}% less on each.`,
      "If you ask for something beyond the agreed page, we quote it separately, by the hour and before it is built. Most people collect such wishes and look at them again a month after going live, when some of them have gone away.",
      `Members also have hours each month for what comes next. With CRM Essentials that is ${essentials.hours} for ${essentials.price} a month.`,
    ],
  },
  questions: [
    {
      question: "Is the fee really fixed?",
      answer:
        "Yes. The page we both sign says what is in it. If our estimate was wrong, you pay the same. If you want more, you get a separate price first.",
    },
    {
      question: "Which of the three should we take?",
      answer:
        "If you have no platform yet, the first conversation is about that. Roughly: Zoho for small teams and small budgets, Dynamics 365 where Microsoft 365 is home, Salesforce where the process is involved and will grow.",
    },
    {
      question: "What do you need from us?",
      answer:
        "One person who decides, a few hours a week, the list of users, and the data in whatever shape it is. Administrator access to your mail system helps in week 2.",
    },
    {
      question: "When can you start?",
      answer: `Usually within ${firm.promises.start}. Quickstarts need the least preparation of anything we do, so they seldom wait longer.`,
    },
    {
      question: "What happens after the last week?",
      answer:
        "You own a working system and its documentation. Some clients go on alone; others keep a few hours a month, in a membership plan or as they need them.",
    },
  ],
  related: ["zoho-crm", "salesforce", "dynamics-365"],
  callToAction: {
    heading: "Pick a platform, or let us.",
    text: `Tell us how many people will use it and where your data is now. We answer within ${firm.promises.answer}, and the next step is the page we both sign.`,
    label: "Ask for a quickstart",
    interest: "crm-quickstart",
  },
} satisfies SolutionPage;
