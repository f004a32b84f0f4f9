type SeedArticle = {
  /** Name of its text in `content/articles/`, without `.md`. */
  file: string;
  title: string;
  summary: string;
  category: string;
  tags: string[];
  series?: string;
  /** A day in the firm's own zone, YYYY-MM-DD. */
  publishedOn: string;
};

/** What a new blog opens with, oldest first. Once stored, the posts belong to whoever edits them. */
export const articles: SeedArticle[] = [
  {
    file: "choosing-a-crm",
    title: "Choosing a CRM: start with who will look after it",
    summary:
      "Feature lists won’t help you choose among Salesforce, Dynamics 365 and Zoho. Four questions will, and the answer to the first is a person’s name.",
    category: "CRM Strategy",
    tags: ["CRM", "Salesforce", "Dynamics 365", "Zoho", "Buying"],
    series: "Before you sign",
    publishedOn: "2025-02-11",
  },
  {
    file: "automate-the-boring-step",
    title: "Automate the step nobody mentions",
    summary:
      "The process that annoys the boss is usually the wrong one to automate first. How to find the dull step worth taking off people’s desks.",
    category: "AI & Automation",
    tags: ["Automation", "Workflow", "Power Automate"],
    publishedOn: "2025-03-04",
  },
  {
    file: "first-ninety-days-of-a-fractional-cto",
    title: "The first ninety days of a fractional CTO",
    summary:
      "An inventory, a short list and three habits: what twenty hours a month should have left behind by the end of the first quarter, and what they cannot do.",
    category: "Fractional CTO",
    tags: ["Leadership", "Roadmap", "Budget"],
    publishedOn: "2025-03-25",
  },
  {
    file: "why-people-keep-the-spreadsheet",
    title: "Why people keep the spreadsheet",
    summary:
      "Six months after go-live the old file is still up to date. Before you call that resistance, sit down with it: it is the best list of requirements you will get.",
    category: "Change Management",
    tags: ["Adoption", "Spreadsheets", "CRM"],
    publishedOn: "2025-04-22",
  },
  {
    file: "an-rfp-you-can-score",
    title: "How to write an RFP you can score",
    summary:
      "Four hundred requirements that every bidder answers “yes” tell you nothing. Write a shorter document, ask for tests instead of claims, and publish the points.",
    category: "Public Sector",
    tags: ["RFP", "Procurement", "Evaluation"],
    series: "Before you sign",
    publishedOn: "2025-05-20",
  },
  {
    file: "moving-twenty-years-of-records",
    title: "Moving twenty years of records, the dull way",
    summary:
      "A migration of a custom CRM in twelve weeks without downtime: four phases, what has to be true at the end of each, and why to go live on a Tuesday.",
    category: "Project Success",
    tags: ["Migration", "Data", "CRM"],
    publishedOn: "2025-06-17",
  },
  {
    file: "what-a-quickstart-is-for",
    title: "What a fixed-fee CRM quickstart is for, and what it is not",
    summary:
      "Two to four weeks and a fixed price buy a team one working sales process. What is left out is what makes it work, and the week before decides the rest.",
    category: "CRM Strategy",
    tags: ["CRM", "Quickstart", "Scope"],
    publishedOn: "2025-09-16",
  },
  {
    file: "ai-assistant-you-do-not-trust",
    title: "How to use an AI assistant you do not trust",
    summary:
      "A model that is fluent and sometimes wrong can still do useful work, if the process is built for the day it’s wrong. Where to use one, and where not to.",
    category: "AI & Automation",
    tags: ["AI", "Risk", "Review"],
    publishedOn: "2025-10-14",
  },
  {
    file: "how-to-read-a-technology-proposal",
    title: "How to read a technology proposal without being technical",
    summary:
      "Start at the back, underline what is true only of your company, ask six questions and do the math yourself. A guide for the person who has to sign.",
    category: "Fractional CTO",
    tags: ["Buying", "Vendors", "Budget"],
    series: "Before you sign",
    publishedOn: "2025-11-18",
  },
  {
    file: "training-that-survives-monday",
    title: "Training that survives the Monday after",
    summary:
      "Most of a training day is gone by ten o’clock on Monday. Teach six tasks instead of menus, in short sessions, and put a champion in every team.",
    category: "Change Management",
    tags: ["Training", "Adoption", "Go-live"],
    publishedOn: "2026-01-20",
  },
  {
    file: "three-requirements-agencies-add-too-late",
    title: "Three requirements agencies add too late",
    summary:
      "Accessibility, records and access cost little on the first day and a great deal in the tenth month. How to put all three into the plan as work.",
    category: "Public Sector",
    tags: ["Accessibility", "Records", "Security"],
    publishedOn: "2026-03-10",
  },
  {
    file: "done-is-a-number",
    title: "Done is a number you wrote down before you began",
    summary:
      "Projects run to a date deliver what was ordered. Projects run to a result deliver what was needed. Start with three numbers and one sentence.",
    category: "Project Success",
    tags: ["Measurement", "Scope", "Planning"],
    publishedOn: "2026-05-12",
  },
];
