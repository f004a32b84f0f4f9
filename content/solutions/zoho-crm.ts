import { firm } from "../firm.ts";
import { dollars } from "../dollars.ts";
import { zohoTerms } from "../platforms.ts";
import { memberQuickstartDiscount, quickstarts } from "../quickstarts.ts";
import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "zoho-crm",
  order: 3,
  sections: ["cost", "audience", "work", "timeline"],
  label: "Zoho CRM",
  desc: "Affordable CRM for SMBs",
  situation: "We need a real CRM, and have nobody whose job is to run one.",
  card: `A capable CRM from ${zohoTerms.license} per user per month, for teams under 100 users.`,
  title: "Zoho CRM Consulting",
  metaDescription: `Zoho CRM for teams under 100 users: from ${zohoTerms.license} per user per month, deployed in ${zohoTerms.deployment}. Fixed-fee Zoho CRM Standard quickstart for ${dollars(quickstarts.zoho.price)}.`,
  lead: "Zoho CRM gives a small company most of what the large platforms do, for a price that needs no board meeting. It asks for one thing in return: that somebody decides how you sell before the menus are filled in.",
  facts: [
    { value: `From ${zohoTerms.license}`, description: "per user per month" },
    { value: zohoTerms.deployment, description: "to deploy" },
    { value: "Under 100", description: "users: the teams it is made for" },
    { value: "3+ years", description: "of Zoho work" },
  ],
  audience: {
    heading: "For teams under 100 users",
    fits: [
      "Customers are kept in spreadsheets, inboxes and one person’s memory.",
      "You have looked at larger platforms and cannot justify the licenses.",
      "You would like mail campaigns, books or a help desk from the same maker later on.",
      "You need it running next month, and can give it a few hours a week until then.",
    ],
    misfits: [
      "Hundreds of users, many business units or elaborate approval chains. Salesforce will carry that further.",
      "Everyone lives in Microsoft 365 and finance should share the records. Look at Dynamics 365 first.",
    ],
  },
  feature: {
    kind: "platform-comparison",
    contents: "Compared",
    heading: "Zoho CRM beside the other two",
    note: "The cheapest license is a good reason to look at Zoho, and a poor one to choose it. Compare where each platform stops before you compare the bills.",
  },
  work: {
    heading: "What we do in Zoho",
    items: [
      {
        title: "A pipeline in your words",
        text: "Stages named the way your team talks, with a clear rule for moving from one to the next. Fields that no report and no colleague needs are hidden on the first day.",
      },
      {
        title: "Mail, phone and web forms",
        text: "Mailboxes connected, calls logged, and each inquiry from your site assigned to a person within minutes. Nobody copies an address again.",
      },
      {
        title: "Data from where it is now",
        text: "Spreadsheets, an old CRM or an address book: cleaned, matched, imported, and counted against the source.",
      },
      {
        title: "The other Zoho applications",
        text: "Books, Campaigns, Desk and the rest share customers with the CRM. We connect the ones you will use this quarter and leave the others switched off.",
      },
    ],
  },
  timeline: {
    heading: "Two to four weeks, step by step",
    intro: `We deploy in ${zohoTerms.deployment}: two for one pipeline and a tidy list, four for several.`,
    steps: [
      {
        when: "Week 1",
        title: "Agree how you sell",
        text: "One workshop, three recent deals, a drawing of the pipeline. By Friday the account exists, users are invited and the stages are in.",
      },
      {
        when: "Week 2",
        title: "Fill it and use it",
        text: "Import, mailboxes, web forms, the first rules. Training in small groups, on your own records. A plain setup is live here.",
      },
      {
        when: "Week 3",
        title: "Connect the rest",
        text: "Where you need it: books, campaigns, telephony, a second pipeline, or a connection to a system that stays.",
      },
      {
        when: "Week 4",
        title: "Tidy and hand over",
        text: "We look at what people really entered, drop what they avoid, and leave your keen user with notes for the next change.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `Licenses start from ${zohoTerms.license} per user per month. A Zoho CRM Standard quickstart is ${dollars(quickstarts.zoho.price)}, fixed, and takes ${quickstarts.zoho.timeline}.`,
      `Members pay ${memberQuickstartDiscount}% less for the quickstart. Work beyond it is by the hour, agreed first: ${rates.onshore.nonMember}/hr onshore and ${rates.offshore.nonMember}/hr offshore, or ${rates.onshore.member}/hr and ${rates.offshore.member}/hr beyond the hours in a membership plan.`,
      "You pay Zoho for the licenses directly. We will tell you when a lower edition does what you need.",
    ],
  },
  questions: [
    {
      question: "Is Zoho CRM too small for us?",
      answer:
        "Below 100 users, seldom. The limits that matter are elaborate approvals, heavy custom code and very large data. If we see one of them in your plans, we say so in the first conversation.",
    },
    {
      question: "Can we start on Zoho and move to a larger platform later?",
      answer:
        "Yes. Clean data and clear stages move well, and both come out of a proper setup. Plan on a migration project when the day comes; we do those too.",
    },
    {
      question: "Does it work with Outlook and Gmail?",
      answer:
        "Yes. Mail and calendars of both can be connected, so that messages appear with the customer. We set it up for each user and show them what is shared and what stays private.",
    },
    {
      question: "How much of our own time will it take?",
      answer:
        "A few hours a week from the person who decides, for as long as we build, and one training session for everyone else.",
    },
  ],
  related: ["crm-quickstarts", "salesforce", "ai-automation"],
  callToAction: {
    heading: "Send us the spreadsheet you would like to retire.",
    text: `Its columns are enough. We answer within ${firm.promises.answer}, and in a conversation of ${firm.promises.firstConversation} you hear whether Zoho will hold it.`,
    label: "Talk about Zoho CRM",
    interest: "zoho",
  },
} satisfies SolutionPage;
