import { firm } from "../firm.ts";
import { firstAnswer, standardAnswer } from "../promises.ts";
import { planTerms, rates, unusedHours } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

const plan = planTerms("exec-concierge");

export default {
  slug: "technical-concierge",
  order: 10,
  sections: ["work", "cost", "timeline", "audience"],
  label: "Technical Concierge",
  desc: "Executive tech support",
  situation: "I lose my mornings to things that should just work.",
  card: "One person to call when technology stands between you and your day.",
  title: "Technical Concierge",
  metaDescription: `Executive tech support from one consultant who knows your setup: ${plan.hours} for ${plan.price} a month, and when it is urgent ${firstAnswer}.`,
  lead: "Your calendar shows the wrong time zone, the board deck won’t open and the phone is new. You write to one person who already knows your setup, and get on with your day.",
  facts: [
    { value: plan.price, description: "a month" },
    { value: plan.hours, description: "included every month" },
    {
      value: firm.promises.urgent,
      description: `response guarantee when urgent, ${firm.promises.standard} standard`,
    },
    { value: firm.promises.onboarding, description: "for onboarding" },
  ],
  audience: {
    heading: "For people whose hour is expensive",
    fits: [
      "You lose an afternoon to a new phone.",
      "You travel, and things fail in hotels.",
      "IT is good with servers and slow with people, or there is no IT.",
      "Home office, company account and family devices have grown into each other.",
    ],
    misfits: [
      "You need a help desk for the whole company. That is another kind of contract.",
      "You need somebody at three in the morning. We keep business hours.",
      "You need someone on site every day. We work remotely.",
      "Your employer’s IT may not share access with a third party. Ask first; we can only work with permission.",
    ],
  },
  work: {
    heading: "What you can hand over",
    items: [
      {
        title: "Devices and accounts",
        text: "New phones and laptops set up before you touch them, passwords in a manager, sign-in with a second factor that works when you travel.",
      },
      {
        title: "Calendar, mail, files",
        text: "Rules that sort, calendars that agree, shared folders the assistant can reach and a former colleague cannot.",
      },
      {
        title: "Travel and events",
        text: "Roaming, adapters, a tested video link, a second way to present. Checked before you leave.",
      },
      {
        title: "A second opinion",
        text: "Is this email genuine? Should we buy this tool? A plain answer, with the reason, before you click or sign.",
      },
      {
        title: "Your setup on paper",
        text: "An inventory of devices, accounts and subscriptions with renewal dates, kept current and owned by you.",
      },
    ],
  },
  timeline: {
    heading: "How it starts",
    steps: [
      {
        when: `First ${firm.promises.onboarding}`,
        title: "Onboarding",
        text: "A call about your day, your devices and the people who may ask on your behalf. You get a direct line, and we get only the access you choose to give.",
      },
      {
        when: "Week 1",
        title: "The list you carry in your head",
        text: "Everything that has annoyed you for months, sorted by how often. We begin with the one that happens daily.",
      },
      {
        when: "Weeks 2-4",
        title: "Order",
        text: "Accounts, recovery codes and backups put right; your assistant trained; the inventory written.",
      },
      {
        when: "Every month",
        title: "Requests, and one look ahead",
        text: "You ask when you need something. Once a month we check renewals, updates and upcoming travel, and send a short note of hours used.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `The Exec Concierge plan is ${plan.price} a month and includes ${plan.hours}. ${unusedHours}`,
      `Further hours are ${rates.onshore.member} onshore and ${rates.offshore.member} offshore for members; without a plan they are ${rates.onshore.nonMember} and ${rates.offshore.nonMember}. We tell you before a request is likely to go past your hours, and wait for your yes.`,
      "Devices and subscriptions are bought in your name and paid by you. Annual plans add priority response and 1 free bonus hour monthly.",
    ],
  },
  feature: {
    kind: "response-clock",
    contents: `The first ${firm.promises.urgent}`,
    heading: `The first ${firm.promises.urgent} of an urgent request`,
    note: "The guarantee is a response from a person who has read your message and started on it. How long the repair takes depends on what broke; you are told early.",
  },
  questions: [
    {
      question: "What counts as urgent?",
      answer: `You can’t work, can’t present or can’t get in, or an account may be in the wrong hands. You say so; we don’t argue. Everything else is standard, with ${standardAnswer}.`,
    },
    {
      question: "What about evenings and weekends?",
      answer: `Our business hours are ${firm.hours.days} ${firm.hours.time}. If you have a flight or an event outside them, tell us beforehand, and we confirm in writing what we can cover.`,
    },
    {
      question: "Do you see my mail and files?",
      answer:
        "Only what a task needs, while you watch or with access you can withdraw. We keep no passwords of yours outside your own password manager.",
    },
    {
      question: "Can my assistant and family use it?",
      answer: `Whoever you name at onboarding. All requests use the same ${plan.hours}.`,
    },
    {
      question: "How is this different from a Fractional CTO?",
      answer:
        "The concierge looks after your own working day. The CTO looks after the company’s systems, budget and vendors.",
    },
  ],
  related: ["fractional-cto", "technology-audit"],
  callToAction: {
    heading: "Tell us what annoyed you this week.",
    text: `A short list is enough. We respond within ${firm.promises.answer} and say what we would fix first.`,
    label: "Ask about the concierge",
    interest: "executive-concierge",
  },
} satisfies SolutionPage;
