import { firm } from "../firm.ts";
import { memberQuickstartDiscount } from "../quickstarts.ts";
import { enterpriseHours, rollover } from "../rates.ts";
import { planTerms, rates, unusedHours } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

const plan = planTerms("fractional-cto");

export default {
  slug: "fractional-cto",
  order: 9,
  sections: ["audience", "cost", "work", "timeline"],
  label: "Fractional CTO",
  desc: "Strategic tech leadership",
  situation: "Vendors explain our own systems to us, and we nod.",
  card: `A senior technologist on your leadership team, ${plan.hours} a month.`,
  title: "Fractional CTO",
  metaDescription: `A senior technologist on your leadership team for ${plan.hours} a month at ${plan.price}: roadmap, budget, vendors, architecture and security review.`,
  lead: "One senior person who knows your systems, sits in your leadership meeting, prepares technology decisions and sees them through, for a fixed part of every month.",
  facts: [
    { value: plan.price, description: "a month" },
    { value: plan.hours, description: "included every month" },
    {
      value: firm.promises.urgent,
      description: `response guarantee when urgent, ${firm.promises.standard} standard`,
    },
    { value: rollover, description: "unused hours roll over, then expire" },
  ],
  audience: {
    heading: "Too large for guesswork, too small for a full-time CTO",
    fits: [
      "You are about to sign a platform contract for several years.",
      "Developers or an agency work for you, and nobody on your side can judge the work.",
      "Customers or insurers send security questionnaires.",
      "A board or a buyer asks for a technology plan.",
    ],
    misfits: [
      "Software is your product and a team needs daily leadership. Hire; we can help you choose.",
      "You need hands to build. A project or the Automation Builder plan buys more of those.",
      "You want the title filled while decisions are made elsewhere.",
    ],
  },
  work: {
    heading: "What the person does",
    items: [
      {
        title: "Roadmap and budget",
        text: "One page for the year and one for the quarter: what changes, what it costs, what is left undone on purpose. Reviewed with your finance lead.",
      },
      {
        title: "Vendors and contracts",
        text: "Requirements, shortlist, references, exit terms. We sit on your side of the table and sell no licenses across it.",
      },
      {
        title: "Architecture and security",
        text: "Review of designs before they are built, of access before an auditor asks, and a tested answer to “what if it is down on Monday?”.",
      },
      {
        title: "Delivery",
        text: "Projects in one list with owner, date and risk. Developers and agencies get clear acceptance tests, and hear early when work falls short.",
      },
    ],
  },
  timeline: {
    heading: "The first quarter",
    intro: `Onboarding takes ${firm.promises.onboarding}. After that the months have a rhythm.`,
    steps: [
      {
        when: "Week 1",
        title: "Meet and read",
        text: "Leadership, the people who run the systems, contracts, invoices, incidents. You bring access and one executive who will make decisions with us.",
      },
      {
        when: "Weeks 2-4",
        title: "First assessment",
        text: "A short written view: what is sound, what is at risk, what is overpaid. Two or three decisions that shouldn’t wait.",
      },
      {
        when: "Month 2",
        title: "Roadmap and rules",
        text: "A roadmap with a budget, and an agreement on who decides what: which sums, which systems, which risks come to the leadership team.",
      },
      {
        when: "Month 3",
        title: "In rhythm",
        text: "A weekly hour with the people who deliver, a monthly report to leadership, and a log of every decision with its reason.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      `${plan.price} a month for ${plan.hours}. ${unusedHours}`,
      `Hours beyond the plan are ${rates.onshore.member} onshore and ${rates.offshore.member} offshore for members; without a plan the same hours are ${rates.onshore.nonMember} and ${rates.offshore.nonMember}. Needs that stay over ${plan.hours} belong in the Enterprise tier: up to ${enterpriseHours} hours a month, price on request.`,
      "Annual plans add priority response and 1 free bonus hour monthly. Plan changes take effect at the next billing cycle. Your card is saved at signup and charged only after we have spoken.",
    ],
  },
  feature: {
    kind: "month-of-hours",
    contents: plan.hours,
    heading: `Where ${plan.hours} go`,
    note: "A typical month once the first quarter is over, one node for each hour. Yours will differ: a contract negotiation or an incident moves the hours, and the monthly report shows where they went.",
  },
  questions: [
    {
      question: `Is ${plan.hours} enough?`,
      answer:
        "For decisions, reviews and oversight, usually. For building, no: that is project work with its own quote. If two months in a row need more, we talk about Enterprise before you see overage.",
    },
    {
      question: `Single hours at ${rates.onshore.nonMember} would cost less. Why a plan?`,
      answer: `For one question, do. The plan reserves the same senior person every month with a response guarantee, and covers the reading that makes an hour of advice worth having. It also includes the AI tools, which are coming soon, and ${memberQuickstartDiscount}% off CRM Quickstarts.`,
    },
    {
      question: "Who decides in the end?",
      answer:
        "You do. We recommend in writing, with the alternative we rejected. What you delegate, and up to what sum, is agreed in month 2 and can be withdrawn any day.",
    },
    {
      question: "What if we hire a full-time CTO?",
      answer:
        "Good. The roadmap, decision log and vendor files are yours, and we help with interviews and the handover.",
    },
  ],
  related: ["technology-audit", "technical-concierge", "ai-automation"],
  callToAction: {
    heading: "Bring the decision you are putting off.",
    text: `The first conversation takes ${firm.promises.firstConversation}. If a plan isn’t the answer, we will say so.`,
    label: "Talk to a fractional CTO",
    interest: "membership-plan",
  },
} satisfies SolutionPage;
