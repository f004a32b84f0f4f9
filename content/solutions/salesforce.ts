import { firm } from "../firm.ts";
import { dollars } from "../dollars.ts";
import { platforms } from "../platforms.ts";
import { memberQuickstartDiscount, quickstarts } from "../quickstarts.ts";
import { planTerms, rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

const essentials = planTerms("crm-essentials");

export default {
  slug: "salesforce",
  order: 1,
  sections: ["audience", "work", "timeline", "cost"],
  label: "Salesforce",
  desc: "Sales, Service, Marketing Cloud",
  situation: "Three teams share a customer, and each has its own version.",
  card: "Sales, Service and Marketing Cloud set up around how your team already sells.",
  title: "Salesforce Consulting",
  metaDescription: `Sales, Service and Marketing Cloud set up by senior consultants around how your team sells. Fixed-fee Sales Cloud from ${dollars(quickstarts.salesforce.price)}, live in ${quickstarts.salesforce.timeline}.`,
  lead: "Salesforce can be bent to nearly any process. That is its strength, and the reason so many installations end up with more fields than anyone fills in. We set it up so that the person with the customer on the phone gains from it first.",
  facts: [
    { value: `${platforms.salesforce.years}+ years`, description: "of Salesforce work" },
    {
      value: dollars(quickstarts.salesforce.price),
      description: "fixed fee for a Sales Cloud quickstart",
    },
    { value: quickstarts.salesforce.timeline, description: "to a working Sales Cloud" },
    { value: "100K+", description: "records migrated, on all platforms" },
  ],
  audience: {
    heading: "For teams whose process is worth keeping",
    fits: [
      "Sales, service and marketing each keep their own version of the customer.",
      "Deals pass through several hands: territories, approvals, partners, renewals.",
      "You already own Salesforce, and people keep their real numbers in a spreadsheet.",
      "Other systems, such as billing or a field app, have to read and write the same records.",
    ],
    misfits: [
      "You are a handful of people with one pipeline. Zoho CRM will cost less to buy and to run.",
      "Nobody can give it a few hours a month. An untended Salesforce decays within a year.",
    ],
  },
  feature: {
    kind: "platform-comparison",
    contents: "Compared",
    heading: "Salesforce beside the other two",
    note: "We work in all three every week and sell licenses for none of them. This is what we tell people in a first conversation.",
  },
  work: {
    heading: "What we do in Salesforce",
    items: [
      {
        title: "Sales Cloud",
        text: "Leads, accounts, opportunities and quotes in the stages your team really uses. Required fields are few, and each one has a report that needs it. The forecast comes from the records, so nobody collects it on Friday.",
      },
      {
        title: "Service Cloud",
        text: "Cases from email, web and phone in one queue, with routing, response targets and answers worth reusing. Sales sees open cases before calling; service sees what was promised.",
      },
      {
        title: "Marketing Cloud",
        text: "Several products carry this name, and they differ in reach and effort. We choose the one that fits your volume, connect consent and lead scoring to Sales Cloud, and report what became of each campaign.",
      },
      {
        title: "Integrations and access",
        text: "Billing, ERP, telephony and web forms joined by standard connectors where they hold and by small, watched interfaces where they do not. Permission sets follow roles, so a new hire is set up in minutes.",
      },
    ],
  },
  timeline: {
    heading: "How a first cloud goes live",
    steps: [
      {
        when: "Week 1",
        title: "Follow real deals",
        text: "We sit with the people who will use it and trace three recent deals from first contact to invoice. You get the process on one page and a list of what stays out.",
      },
      {
        when: "Weeks 2-3",
        title: "Build the spine",
        text: "Objects, stages, page layouts and permissions in a sandbox. Two of your people click through it twice a week, so a wrong guess lives for days, not months.",
      },
      {
        when: "Week 4",
        title: "Bring the data",
        text: "A rehearsed import, cleaned and counted. You sign off the numbers against the old system.",
      },
      {
        when: "Week 5",
        title: "Automate and train",
        text: "Flows, reports and connections go in. Training runs in small groups, by role, on your own records.",
      },
      {
        when: "Week 6 on",
        title: "Go live, then listen",
        text: "We answer questions the same day, watch which fields stay empty, and remove what nobody needs.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `A Sales Cloud quickstart is ${dollars(quickstarts.salesforce.price)}, fixed, and takes ${quickstarts.salesforce.timeline}. Members pay ${memberQuickstartDiscount}% less.`,
      `Larger work is estimated after week 1, in hours you can check: ${rates.onshore.nonMember}/hr onshore, ${rates.offshore.nonMember}/hr offshore, or ${rates.onshore.member}/hr and ${rates.offshore.member}/hr beyond the hours in a membership plan. You approve the number before it is spent.`,
      `For upkeep there is CRM Essentials: ${essentials.hours} for ${essentials.price} a month. Salesforce bills its licenses to you directly; we earn nothing on them, so we can tell you which ones to leave out.`,
    ],
  },
  questions: [
    {
      question: "Can you repair a Salesforce that somebody else set up?",
      answer:
        "Yes, it is a large part of what we do. We begin by listing what is used and what only runs, fix what hurts sellers this month, and retire the rest in steps. Starting over is rarely the cheaper way.",
    },
    {
      question: "Do we need an administrator of our own?",
      answer:
        "Someone has to own it: add users, answer questions, say no to the next field. That can be a keen colleague with our help, or us, within monthly hours. As the number of users grows, plan for a person.",
    },
    {
      question: "Which edition should we buy?",
      answer:
        "The smallest one that holds your process for the next year. Moving up an edition is easy and moving down is not. We go through the list with you before you sign with Salesforce.",
    },
    {
      question: "What happens to the data in our old CRM?",
      answer:
        "It comes along, as far as it is worth keeping: accounts, people, open deals, history and files. What stays behind is exported and kept readable, so that nothing is lost by being left out.",
    },
  ],
  related: ["crm-quickstarts", "dynamics-365", "change-management"],
  callToAction: {
    heading: "Show us one deal, from first call to invoice.",
    text: `In ${firm.promises.firstConversation} we find where it gets stuck, and say whether Salesforce is the right place to fix it.`,
    label: "Talk about Salesforce",
    interest: "salesforce",
  },
} satisfies SolutionPage;
