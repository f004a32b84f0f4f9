import { firm } from "../firm.ts";
import { memberQuickstartDiscount } from "../quickstarts.ts";
import { enterpriseHours, rollover } from "../rates.ts";
import { planTerms, rates, unusedHours } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

const plan = planTerms("fractional-cto");

export default {
  slug: "fractional-cto",
  order: 9,
  opening: { kind: "sheet", heading: "The terms", holds: "facts" },
  sections: ["audience", "cost", "timeline"],
  label: "Fractional CTO",
  desc: "Strategic tech leadership",
  situation: "Vendors explain our own systems to us, and we nod.",
  card: `A senior technologist on your leadership team, ${plan.hours} a month.`,
  title: "Fractional CTO",
  searchTitle: `Fractional CTO for ${plan.hours} a month`,
  metaDescription: `A senior technologist on your leadership team for ${plan.hours} a month at ${plan.price}: roadmap, budget, vendors, architecture and security review.`,
  lead: "One senior person who knows your systems, sits in your leadership meeting, prepares technology decisions and sees them through, for a fixed number of hours a month.",
  facts: [
    { value: plan.price, description: "a month" },
    { value: plan.hours, description: "included every month" },
    {
      value: firm.promises.urgent,
      description: `response guarantee for urgent requests, ${firm.promises.standard} for standard ones`,
    },
    { value: rollover, description: "unused hours roll over, then expire" },
  ],
  audience: {
    heading: "For companies too big to guess and too small for a full-time CTO",
    fits: [
      "You are about to sign a platform contract for several years.",
      "No one on your side can judge a vendor’s work.",
      "Customers or insurers send security questionnaires.",
    ],
    misfits: [
      "A team needs daily leadership. Hire; we can help you choose.",
      "You need hands-on building. Choose a project or the Automation Builder plan.",
    ],
  },
  timeline: {
    heading: "The first quarter",
    intro: `Onboarding takes ${firm.promises.onboarding}.`,
    steps: [
      {
        when: "Week 1",
        title: "Meet and read",
        text: "Leadership, contracts, invoices, incidents.",
      },
      {
        when: "Weeks 2-4",
        title: "First assessment",
        text: "What is sound, at risk or overpriced, and what shouldn’t wait.",
      },
      {
        when: "Month 2",
        title: "Roadmap and rules",
        text: "A roadmap with a budget, and who decides what, up to what amount.",
      },
      {
        when: "Month 3",
        title: "In rhythm",
        text: "A monthly report, and a log of every decision with its reason. Both are yours if you hire a full-time CTO.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `${plan.price} a month for ${plan.hours}. ${unusedHours}`,
      `Hours beyond the plan are ${rates.onshore.member} onshore and ${rates.offshore.member} offshore for members; without a plan they are ${rates.onshore.nonMember} and ${rates.offshore.nonMember}. Needs that stay over ${plan.hours} belong in the Enterprise tier: up to ${enterpriseHours} hours a month, price on request.`,
      "Annual plans add priority response and 1 free bonus hour monthly. Plan changes take effect at the next billing cycle. Your card is charged only after we have spoken.",
    ],
  },
  feature: {
    kind: "month-of-hours",
    heading: `Where ${plan.hours} go`,
    note: "A typical month, one circle for each hour. A negotiation or an incident shifts the hours, and the monthly report shows where they went.",
  },
  questions: [
    {
      question: `Is ${plan.hours} enough?`,
      answer:
        "For decisions, reviews and oversight, usually. Building is a project with its own quote.",
    },
    {
      question: `Single hours at ${rates.onshore.nonMember} would cost less. Why a plan?`,
      answer: `If you have one question, don’t buy a plan. The plan reserves the same senior person every month, and covers the reading behind the advice. It includes the AI tools, which are coming soon, and ${memberQuickstartDiscount}% off CRM Quickstarts.`,
    },
    {
      question: "Who decides in the end?",
      answer: "You do. We recommend in writing, with the alternative we rejected.",
    },
  ],
  related: ["technology-audit", "technical-concierge", "ai-automation"],
  callToAction: {
    heading: "Which decision are you putting off?",
    text: `The first conversation takes ${firm.promises.firstConversation}. If a plan isn’t the answer, we will say so.`,
    label: "Talk to a fractional CTO",
    interest: "membership-plan",
  },
} satisfies SolutionPage;
