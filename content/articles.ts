type SeedArticle = {
  /** Name of its text in `content/articles/`, without `.md`. */
  file: string;
  /** Slug of one of `people`; the firm signs where there is nobody of that name. */
  author: string;
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
    author: "jordan-mills",
    title: "Choosing a CRM: start with who will look after it",
    summary:
      "Feature lists won’t choose your CRM. Four questions will, and the answer to the first is a person’s name.",
    category: "CRM Strategy",
    tags: ["CRM", "Salesforce", "Dynamics 365", "Zoho", "Buying"],
    series: "Before you sign",
    publishedOn: "2025-02-11",
  },
  {
    file: "automate-the-boring-step",
    author: "tom-reyes",
    title: "Automate the step nobody mentions",
    summary:
      "The process that annoys the boss is rarely the one to automate first. How to find the dull step that is.",
    category: "AI & Automation",
    tags: ["Automation", "Workflow", "Power Automate"],
    publishedOn: "2025-03-04",
  },
  {
    file: "first-ninety-days-of-a-fractional-cto",
    author: "elena-park",
    title: "The first ninety days of a fractional CTO",
    summary:
      "An inventory, a short list and three habits: what twenty hours a month should leave behind by the end of a quarter.",
    category: "Fractional CTO",
    tags: ["Leadership", "Roadmap", "Budget"],
    publishedOn: "2025-03-25",
  },
  {
    file: "why-people-keep-the-spreadsheet",
    author: "ruth-lindgren",
    title: "Why people keep the spreadsheet",
    summary:
      "Six months after go-live the old file is still up to date. Read it: it is your best list of requirements.",
    category: "Change Management",
    tags: ["Adoption", "Spreadsheets", "CRM"],
    publishedOn: "2025-04-22",
  },
  {
    file: "an-rfp-you-can-score",
    author: "elena-park",
    title: "How to write an RFP you can score",
    summary:
      "Four hundred requirements that every bidder answers “yes” tell you nothing. Ask for tests, and publish the points.",
    category: "Public Sector",
    tags: ["RFP", "Procurement", "Evaluation"],
    series: "Before you sign",
    publishedOn: "2025-05-20",
  },
  {
    file: "moving-twenty-years-of-records",
    author: "amina-haddad",
    title: "Moving twenty years of records, the dull way",
    summary:
      "A custom CRM moved in twelve weeks without downtime: four phases, and what has to be true at the end of each.",
    category: "Project Success",
    tags: ["Migration", "Data", "CRM"],
    publishedOn: "2025-06-17",
  },
  {
    file: "what-a-quickstart-is-for",
    author: "ravi-menon",
    title: "What a fixed-fee CRM quickstart is for, and what it is not",
    summary:
      "Two to four weeks and a fixed price buy one working sales process. What is left out is what makes it work.",
    category: "CRM Strategy",
    tags: ["CRM", "Quickstart", "Scope"],
    publishedOn: "2025-09-16",
  },
  {
    file: "ai-assistant-you-do-not-trust",
    author: "ravi-menon",
    title: "How to use an AI assistant you do not trust",
    summary:
      "A model that is fluent and sometimes wrong can still do useful work, if the process expects the day it’s wrong.",
    category: "AI & Automation",
    tags: ["AI", "Risk", "Review"],
    publishedOn: "2025-10-14",
  },
  {
    file: "how-to-read-a-technology-proposal",
    author: "elena-park",
    title: "How to read a technology proposal without being technical",
    summary:
      "Start at the back, underline what is true only of your company, ask six questions and do the math yourself.",
    category: "Fractional CTO",
    tags: ["Buying", "Vendors", "Budget"],
    series: "Before you sign",
    publishedOn: "2025-11-18",
  },
  {
    file: "training-that-survives-monday",
    author: "ruth-lindgren",
    title: "Training that survives the Monday after",
    summary:
      "Most of a training day is gone by ten o’clock on Monday. Teach six tasks instead of menus, in short sessions.",
    category: "Change Management",
    tags: ["Training", "Adoption", "Go-live"],
    publishedOn: "2026-01-20",
  },
  {
    file: "three-requirements-agencies-add-too-late",
    author: "amina-haddad",
    title: "Three requirements agencies add too late",
    summary:
      "Accessibility, records and access cost little on the first day and a great deal in the tenth month.",
    category: "Public Sector",
    tags: ["Accessibility", "Records", "Security"],
    publishedOn: "2026-03-10",
  },
  {
    file: "done-is-a-number",
    author: "tom-reyes",
    title: "Done is a number you wrote down before you began",
    summary:
      "Projects run to a date deliver what was ordered. Projects run to a result deliver what was needed.",
    category: "Project Success",
    tags: ["Measurement", "Scope", "Planning"],
    publishedOn: "2026-05-12",
  },
];
