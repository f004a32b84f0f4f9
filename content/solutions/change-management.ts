import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "change-management",
  order: 7,
  opening: { kind: "across" },
  sections: ["timeline", "case", "audience", "cost"],
  caseStudy: "frasco-inc",
  label: "Change Management",
  desc: "Adoption and training support",
  situation: "We bought the system last year. They still use the spreadsheet.",
  card: "Training and adoption support, so that the new system is the one people use.",
  title: "Change Management",
  searchTitle: "Change Management & Training",
  metaDescription:
    "Training and adoption support for a new CRM or ERP: who changes what, practice on real work, and help until people stop using the old spreadsheet.",
  lead: "A system is finished when the people it was bought for stop keeping their own lists. We plan that part as carefully as the software, and stay for the weeks when habits form.",
  facts: [
    { value: "100%", description: "data integrity in a 12-week migration" },
    { value: "Zero", description: "downtime moving off a 20-year-old CRM" },
    { value: "60%", description: "faster reports there afterward" },
  ],
  audience: {
    heading: "Before the launch, or after a quiet failure",
    fits: [
      "A launch date is set, and training is one line in the plan.",
      "The system is live, and the real pipeline is still in a spreadsheet.",
      "Two merged teams work in different ways in one tool.",
    ],
    misfits: [
      "The system does not fit the work. Start with a technology audit.",
      "No manager will use it. If leaders keep the old reports, so will everyone.",
    ],
  },
  timeline: {
    heading: "What happens before, during and after launch",
    steps: [
      {
        when: "Week 1",
        title: "Listen",
        text: "Each role is heard, and the private spreadsheets read. They are the best requirements document you have.",
      },
      {
        when: "Weeks 2-3",
        title: "An impact map, signed",
        text: "Role by role: what stops, what starts, and who loses out.",
      },
      {
        when: "Weeks 4-5",
        title: "Champions rehearse",
        text: "One person in each team does a working day in the new system. What trips them is changed.",
      },
      {
        when: "Week 6",
        title: "Launch, and close the old list",
        text: "Sessions by role on real cases, remote and recorded, with one-page guides.",
      },
      {
        when: "Weeks 7-10",
        title: "Help where people work",
        text: "Open hours and weekly numbers. We leave when your champions answer the questions.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      "Hours, quoted in writing. Roles, teams and locations decide how many.",
      `Interviews and training are onshore work: ${rates.onshore.nonMember} an hour without a plan, ${rates.onshore.member} for members beyond their plan’s hours. Guides can be prepared offshore at ${rates.offshore.nonMember}, or ${rates.offshore.member} for members.`,
      "The larger cost is your own people’s time, so the plan counts it too.",
    ],
  },
  feature: {
    kind: "adoption-curve",
    heading: "The dip is normal. Its length is the question.",
    note: "Support makes it shallower and shorter, and keeps people from going back.",
  },
  questions: [
    {
      question: "How do you know that it worked?",
      answer:
        "We agree before launch on two or three measures, such as deals updated each week. You see them weekly.",
    },
    {
      question: "What do you need from us?",
      answer:
        "A sponsor who decides within days, a champion in each team, a test system, and leaders who use the new reports.",
    },
    {
      question: "What if people simply refuse?",
      answer:
        "We ask why, and they are often right: a field no one can fill, a step that serves only a report. The rest is for their manager.",
    },
  ],
  related: ["crm-quickstarts", "technology-audit", "public-sector"],
  callToAction: {
    heading: "Launching soon, or already live?",
    text: "Bring the plan. We’ll show you where people are likely to slip back.",
    label: "Talk about adoption",
  },
} satisfies SolutionPage;
