import { firm } from "../firm.ts";
import { firstAnswer, standardAnswer } from "../promises.ts";
import { planTerms, rates, unusedHours } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

const plan = planTerms("exec-concierge");

export default {
  slug: "technical-concierge",
  order: 10,
  opening: { kind: "sheet", heading: "The terms", holds: "facts" },
  sections: ["work", "cost", "timeline", "audience"],
  label: "Technical Concierge",
  desc: "Executive tech support",
  situation: "I lose my mornings to things that should just work.",
  card: "One person to call when technology gets in the way of your day.",
  title: "Technical Concierge",
  searchTitle: "Technical Concierge for Executives",
  metaDescription: `Executive tech support from one consultant who knows your setup: ${plan.hours} for ${plan.price} a month, and ${firstAnswer} to urgent requests.`,
  lead: "The board deck won’t open and the phone is new. You write to one person who already knows your setup, and get on with your day.",
  facts: [
    { value: plan.price, description: "a month" },
    { value: plan.hours, description: "included every month" },
    {
      value: firm.promises.urgent,
      description: `response guarantee for urgent requests, ${firm.promises.standard} for standard ones`,
    },
    { value: firm.promises.onboarding, description: "for onboarding" },
  ],
  audience: {
    heading: "For people whose time is expensive",
    fits: [
      "You travel, and things fail in hotels.",
      "IT is good with servers and slow with people, or there is no IT.",
      "Company accounts and family devices are tangled together.",
    ],
    misfits: [
      "You need a help desk for a whole company, or someone on site.",
      "You need someone at three in the morning. We keep business hours.",
    ],
  },
  work: {
    heading: "What you can hand over",
    items: [
      {
        title: "Devices and accounts",
        text: "Phones and laptops set up before you touch them, and a second factor that works when you travel.",
      },
      {
        title: "Calendar, email, files",
        text: "Calendars that agree, folders the assistant can reach and a former colleague cannot.",
      },
      {
        title: "Travel and events",
        text: "Roaming, a tested video link, a second way to present, checked before you leave.",
      },
      {
        title: "A second opinion",
        text: "Is this email genuine? Should we buy this tool? A plain answer before you click or sign.",
      },
    ],
  },
  timeline: {
    heading: "How it starts",
    steps: [
      {
        when: `First ${firm.promises.onboarding}`,
        title: "Onboarding",
        text: "A call about your day, your devices, and who else may ask, assistant and family included.",
      },
      {
        when: "Week 1",
        title: "The list in your head",
        text: "We begin with what annoys you daily.",
      },
      {
        when: "Weeks 2-4",
        title: "Put things in order",
        text: "Recovery codes and backups fixed, and an inventory of devices, accounts and renewals.",
      },
      {
        when: "Every month",
        title: "One look ahead",
        text: "Renewals, updates and travel checked, with a note of hours used.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `Sold as the Exec Concierge plan: ${plan.price} a month, with ${plan.hours}. ${unusedHours}`,
      `Further hours are ${rates.onshore.member} onshore and ${rates.offshore.member} offshore for members; without a plan they are ${rates.onshore.nonMember} and ${rates.offshore.nonMember}. Before a request goes past your hours, we ask you first.`,
      "Annual plans add priority response and 1 free bonus hour monthly.",
    ],
  },
  feature: {
    kind: "response-clock",
    heading: `The first ${firm.promises.urgent} of an urgent request`,
    note: "What we guarantee is a first answer. How long the fix takes depends on the problem.",
  },
  questions: [
    {
      question: "What counts as urgent?",
      answer: `You can’t work, can’t present or can’t get in. You say so; we don’t argue. Everything else is standard, with ${standardAnswer}.`,
    },
    {
      question: "What about evenings and weekends?",
      answer: `Our business hours are ${firm.hours.days} ${firm.hours.time}. For a flight or an event outside them, we confirm what we can cover.`,
    },
    {
      question: "Do you see my email and files?",
      answer: "Only what a task needs, while you watch or with access you can withdraw.",
    },
  ],
  related: ["fractional-cto", "technology-audit"],
  callToAction: {
    heading: "Tell us what annoyed you this week.",
    text: "A short list is enough. We say what we would fix first.",
    label: "Ask about the concierge",
    interest: "executive-concierge",
  },
} satisfies SolutionPage;
