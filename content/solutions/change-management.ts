import { rates } from "../terms.ts";
import type { SolutionPage } from "../solution-page.ts";

export default {
  slug: "change-management",
  order: 7,
  sections: ["timeline", "case", "work", "audience", "cost"],
  caseStudy: "frasco-inc",
  label: "Change Management",
  desc: "Adoption and training support",
  situation: "We bought the system last year. They still use the spreadsheet.",
  card: "Training and adoption support, so that the new system is the one people use.",
  title: "Change Management",
  metaDescription:
    "Training and adoption support for a new CRM or ERP: who changes what, practice on real work, and help at the desk until the old spreadsheet is closed.",
  lead: "A system is finished when the people it was bought for stop keeping their own lists. We plan that part as carefully as the software, and stay for the weeks when habits are decided.",
  facts: [
    {
      value: "Weeks 8-10",
      description: "of a 12-week migration: moving the data, training the people",
    },
    { value: "Zero", description: "downtime in that migration, off a 20-year-old CRM" },
    { value: "60%", description: "faster reports there afterward" },
  ],
  audience: {
    heading: "Before the launch, or after a quiet failure",
    fits: [
      "A launch date is set, and training is one line in the plan.",
      "The system is live, and the real pipeline is still in a spreadsheet.",
      "Two teams were merged and work in different ways in one tool.",
      "Managers ask by email for reports the system already has.",
    ],
    misfits: [
      "The system does not fit the work. Training can’t fix that; start with a technology audit.",
      "No manager will use it. If leaders keep the old reports, so will everyone.",
      "You need a course catalog for thousands of people. A training company does that better.",
    ],
  },
  work: {
    heading: "What you get",
    items: [
      {
        title: "An impact map",
        text: "Role by role: what stops, what starts, what gets harder at first. It names the losers of the change too, because they decide its speed.",
      },
      {
        title: "Champions with time",
        text: "One person in each team, chosen for being asked anyway, with hours set aside by their manager. We train them first and they correct us.",
      },
      {
        title: "Practice on real work",
        text: "Short sessions by role, in your own system with your own cases, followed by one-page guides. Recorded for the people who join later.",
      },
      {
        title: "Help at the desk",
        text: "Open hours after launch, a question log everyone can read, and the top complaints fixed while people still remember making them.",
      },
    ],
  },
  timeline: {
    heading: "How it goes around a launch",
    steps: [
      {
        when: "Week 1",
        title: "Listen",
        text: "Conversations with each role and a look at the private spreadsheets. They are the best requirements document in the house.",
      },
      {
        when: "Weeks 2-3",
        title: "Map and agree",
        text: "The sponsor signs the impact map and one sentence that says why the change happens. Champions are named.",
      },
      {
        when: "Weeks 4-5",
        title: "Rehearse",
        text: "Champions do a working day in the new system. What trips them is changed before anyone else sees it.",
      },
      {
        when: "Week 6",
        title: "Launch, with one old door closed",
        text: "Training by role, then the switch. The old spreadsheet becomes read-only on a date everyone has known for weeks.",
      },
      {
        when: "Weeks 7-10",
        title: "Settle",
        text: "Weekly counts of who uses it for what, open hours, fixes. We leave when your champions answer the questions.",
      },
    ],
  },
  cost: {
    heading: "What it costs",
    paragraphs: [
      "The number of roles, teams and locations decides it. After the first conversation we quote the hours in writing.",
      `Interviews and training are onshore work: ${rates.onshore.nonMember} an hour without a plan, ${rates.onshore.member} for members beyond their plan’s hours. Guides and recordings can be prepared offshore at ${rates.offshore.nonMember}, or ${rates.offshore.member} for members.`,
      "The larger cost is your own people’s time. We put it in the plan as well: champions and sponsor, in hours, by week.",
    ],
  },
  feature: {
    kind: "adoption-curve",
    contents: "The dip",
    heading: "The dip is normal. Its length is the question.",
    note: "Productivity falls when habits change. Support cannot remove the dip; it makes it shallower and shorter, and keeps people from going back.",
  },
  questions: [
    {
      question: "How do you know that it worked?",
      answer:
        "We agree on two or three counts before launch, such as deals updated each week or cases opened in the system instead of by email, and on the day the old list is closed. You see the counts weekly, even when they are poor.",
    },
    {
      question: "What do you need from us?",
      answer:
        "A sponsor who decides within days, a champion in each team with agreed hours, access to a test system, and one meeting in which the leaders use the new reports.",
    },
    {
      question: "Can you train remotely?",
      answer:
        "Yes, that is how we work nationwide. Small groups, one role at a time, everyone with their own screen.",
    },
    {
      question: "What if people simply refuse?",
      answer:
        "Then we ask why, and they are often right: a field nobody can fill, a step that serves only a report. What remains is a decision for their manager, and we say so early.",
    },
  ],
  related: ["crm-quickstarts", "technology-audit", "public-sector"],
  callToAction: {
    heading: "Tell us when you launch, or when you launched.",
    text: "Bring the plan and one of those private spreadsheets. We will tell you where people are likely to turn back.",
    label: "Talk about adoption",
  },
} satisfies SolutionPage;
