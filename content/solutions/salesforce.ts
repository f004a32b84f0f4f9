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
  opening: { kind: "across" },
  sections: ["audience", "work", "comparison", "timeline", "cost"],
  label: "Salesforce",
  desc: "Sales, Service, Marketing Cloud",
  situation: "Three teams share a customer, and each has its own version.",
  card: "Sales, Service and Marketing Cloud set up around how your team already sells.",
  title: "Salesforce Consulting",
  metaDescription: `Sales, Service and Marketing Cloud set up around how your team sells. Fixed-fee Sales Cloud quickstart: ${dollars(quickstarts.salesforce.price)}, live in ${quickstarts.salesforce.timeline}.`,
  lead: "Salesforce bends to almost any process, which is why so many setups have more fields than anyone fills in. We build yours for the person on the phone with the customer.",
  facts: [
    { value: `${platforms.salesforce.years}+ years`, description: "of Salesforce work" },
    {
      value: dollars(quickstarts.salesforce.price),
      description: "fixed fee for a Sales Cloud quickstart",
    },
    {
      value: quickstarts.salesforce.timeline,
      description: "to a working Sales Cloud, as a quickstart",
    },
    { value: "100K+", description: "records migrated, on all platforms" },
  ],
  audience: {
    heading: "For teams whose process is worth keeping",
    fits: [
      "Sales, service and marketing each keep their own version of the customer.",
      "Deals pass through several hands: territories, approvals, partners, renewals.",
      "You already own it, but the real numbers are in a spreadsheet.",
    ],
    misfits: [
      "You are a handful of people with one pipeline. Zoho CRM costs less to buy and to run.",
      "No one can give it a few hours a month. Untended, it decays within a year.",
    ],
  },
  feature: {
    kind: "three-lanes",
    heading: "One customer, three teams, one record",
    note: "The line is the customer record. Each person who picks it up sees everything that came before.",
  },
  comparison: {
    heading: "Salesforce, Dynamics 365 and Zoho compared",
    note: "We set up all three and sell licenses for none of them. We have not published a Salesforce case study yet.",
  },
  work: {
    heading: "What we do in Salesforce",
    items: [
      {
        title: "Sales Cloud",
        text: "Your own stages, few required fields, and a forecast no one has to chase on Friday.",
      },
      {
        title: "Service Cloud",
        text: "Email, web and phone in one queue, with routing and response targets.",
      },
      {
        title: "Marketing Cloud",
        text: "Several products carry this name. We choose the one that fits, and connect consent to Sales Cloud.",
      },
      {
        title: "Integrations and access",
        text: "Billing, ERP and telephony connected and monitored; permissions by role, so a new hire is set up in minutes.",
      },
    ],
  },
  timeline: {
    heading: "A full implementation, week by week",
    intro: `A quickstart is shorter: ${quickstarts.salesforce.timeline}.`,
    steps: [
      {
        when: "Week 1",
        title: "Follow real deals",
        text: "Three deals, traced from first contact to invoice.",
      },
      {
        when: "Weeks 2-3",
        title: "Build the core process",
        text: "Two of your people click through it twice a week.",
      },
      {
        when: "Week 4",
        title: "Bring the data",
        text: "A rehearsed import, signed off against the old system.",
      },
      {
        when: "Week 5",
        title: "Automate and train",
        text: "Training by role, on your own records.",
      },
      {
        when: "Week 6 onward",
        title: "Go live, then listen",
        text: "Questions answered the same day, empty fields removed.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `A Sales Cloud quickstart is ${dollars(quickstarts.salesforce.price)}, fixed. Members pay ${memberQuickstartDiscount}% less.`,
      `Larger work is estimated after week 1 and approved by you: ${rates.onshore.nonMember}/hr onshore, ${rates.offshore.nonMember}/hr offshore, or ${rates.onshore.member}/hr and ${rates.offshore.member}/hr beyond the hours in a membership plan. For upkeep, CRM Essentials is ${essentials.hours} for ${essentials.price} a month.`,
      "Salesforce bills its licenses to you; we earn nothing on them, and tell you which to leave out.",
    ],
  },
  questions: [
    {
      question: "Can you fix a Salesforce setup that someone else built?",
      answer:
        "Yes, it is much of what we do. We list what is used, fix what hurts sellers this month, and retire the rest in steps. Starting over is rarely cheaper.",
    },
    {
      question: "Which edition should we buy?",
      answer:
        "The smallest that holds your process for the next year. Moving up is easy; moving down is not.",
    },
    {
      question: "What happens to the data in our old CRM?",
      answer:
        "What is worth keeping moves with you, history and files included. The rest is exported and kept readable.",
    },
  ],
  related: ["crm-quickstarts", "dynamics-365", "change-management"],
  callToAction: {
    heading: "Show us one deal, from first call to invoice.",
    text: `In ${firm.promises.firstConversation} we’ll find where it gets stuck, and whether Salesforce is the place to fix it.`,
    label: "Talk about Salesforce",
    interest: "salesforce",
  },
} satisfies SolutionPage;
