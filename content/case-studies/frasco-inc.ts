import type { CaseStudy } from "../case-study.ts";

export default {
  slug: "frasco-inc",
  order: 2,
  client: "Frasco Inc",
  company: "Investigations and compliance firm",
  industry: "Investigations and compliance",
  platformLabel: "Replaced",
  platform: "20-year-old custom CRM",
  built: "Migration of a 20-year-old custom CRM, in four phases",
  doneBy: "Our data and security lead",
  duration: "12-week migration",
  highlight: { value: "Zero", description: "downtime" },
  card: "An investigations firm moved two decades of cases in four phases, with 100% data integrity and 60% faster reports.",
  title: "A 20-year-old CRM, replaced with zero downtime",
  metaDescription:
    "How an investigations and compliance firm moved off a 20-year-old custom CRM in 12 weeks: zero downtime, 100% data integrity, 60% faster reports.",
  lead: "Frasco Inc investigates for a living, and two decades of that work lived in a CRM built for them alone. In 12 weeks it was migrated in four phases: every record, with zero downtime.",
  results: [
    { value: "100%", description: "data integrity" },
    { value: "Zero", description: "downtime" },
    { value: "60%", description: "faster reports" },
    { value: "12 weeks", description: "from discovery to support" },
  ],
  challenge: {
    heading: "The system no one dared to touch",
    paragraphs: [
      "A system that has served for 20 years has been shaped to its firm in ways no one remembers deciding. It holds the records, and it also holds the rules: how a case is numbered, who may see it, what a report must contain. Most of that was never written down, because the system did it.",
      "For an investigations and compliance firm the records are the product. A record lost on the way, or a day when no one can open a case, is a cost that no new feature makes up for. The hard part was leaving the old system safely.",
    ],
    before: {
      heading: "Before",
      rows: [
        { label: "System", text: "One custom CRM" },
        { label: "Age", text: "20 years" },
        { label: "Downtime allowed", text: "None" },
        { label: "Acceptable data loss", text: "None" },
      ],
    },
  },
  approach: {
    label: "Strategy",
    heading: "Keep the old system running until the new one is proven",
    paragraphs: [
      "The old system stayed in use while the new one was built, filled and tested. Each phase ended with something the firm could check for itself, and the next began after that check.",
    ],
    items: [
      {
        title: "Write the rules down first",
        text: "Discovery reads the old system table by table and asks the people who use it what each rule is for. If no one can explain a rule, someone decides whether to keep it.",
      },
      {
        title: "Count everything, twice",
        text: "Records are counted and compared on both sides of the move. A difference is explained before the next step starts.",
      },
      {
        title: "Train on real cases",
        text: "People learn the new system during the migration, with their own records in it, so that no one sees it for the first time at go-live.",
      },
    ],
  },
  detail: {
    kind: "timeline",
    heading: "12 weeks, four phases",
    intro:
      "The upper line is the old system, in use until the new one takes over. The lower line is the new one: first built, then filled, then live.",
    old: "20-year-old custom CRM",
    new: "New CRM",
    phases: [
      {
        from: 1,
        to: 3,
        title: "Discovery and planning",
        tasks: [
          "Read the old system and its rules",
          "Map every field",
          "Agree what counts as done",
        ],
      },
      {
        from: 4,
        to: 7,
        title: "Development and testing",
        tasks: [
          "Build records, rules and reports",
          "Rehearse the migration on copies",
          "Test with the people who will use it",
        ],
      },
      {
        from: 8,
        to: 10,
        title: "Migration and training",
        tasks: ["Move the records", "Reconcile both sides", "Train on real cases"],
      },
      {
        from: 11,
        to: 12,
        title: "Go-live and support",
        tasks: ["Switch over", "Stay on hand for questions"],
      },
    ],
  },
  outcome: {
    heading: "What the firm has now",
    paragraphs: [
      "A migration is judged first by what did not happen: no record missing, no day without a system. After that, by what people do faster.",
    ],
    evidence: {
      kind: "statements",
      items: [
        {
          title: "100% data integrity",
          text: "Every record that left the old system arrived in the new one, and the counts on both sides agree.",
        },
        {
          title: "Zero downtime",
          text: "There was a system to work in on every day of the 12 weeks.",
        },
        {
          title: "60% faster reports",
          text: "Reports come back while the question that prompted them is still open.",
        },
      ],
    },
  },
  callToAction: {
    heading: "Is there a system you dare not touch?",
    text: "Tell us how old it is and what depends on it. We’ll say what a safe way out would look like, and how long it would take.",
    label: "Start Your Migration Project",
  },
} satisfies CaseStudy;
