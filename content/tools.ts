type ToolId =
  | "apma"
  | "crm-analyzer"
  | "roi-calculator"
  | "process-mapper"
  | "proposal-generator"
  | "integration-planner";

export type Tool = {
  id: ToolId;
  name: string;
  description: string;
  category: string;
  /** US dollars a month without a paid plan: one price, or the lowest and the highest joined by a hyphen. */
  monthlyPrice: string;
  memberAccess: string;
  /** US cents a use, for free members who do not subscribe. */
  pricePerUse?: number;
  takes: string;
  gives: string;
  features: string[];
  isPopular?: boolean;
  comingSoon: boolean;
};

export const toolPrice = "9.99";

/** US cents, for the ROI calculator. */
export const calculatorPrice = 1_000;

export const tools: Tool[] = [
  {
    id: "apma",
    name: "AI Project Manager",
    description:
      "Keeps a project’s plan, minutes and open questions in one place, and says each morning what needs a decision.",
    category: "AI & Automation",
    monthlyPrice: "49-499",
    memberAccess: "Included in every paid plan",
    takes: "Meeting notes, tasks, dates",
    gives: "A plan with owners and risks",
    features: [
      "Turns meeting notes into tasks with owners",
      "Flags dates that no longer hold, and why",
      "Drafts the weekly status report",
    ],
    isPopular: true,
    comingSoon: true,
  },
  {
    id: "crm-analyzer",
    name: "CRM analyzer",
    description:
      "Reads an export of your CRM and shows where the data lets your team down, worst field first.",
    category: "CRM Tools",
    monthlyPrice: toolPrice,
    memberAccess: "Included in every paid plan",
    takes: "A CRM export",
    gives: "A ranked list of faults",
    features: [
      "Finds duplicates and abandoned records",
      "Counts how often each field is really filled",
      "Works with Salesforce, Dynamics 365 and Zoho CRM",
    ],
    comingSoon: true,
  },
  {
    id: "roi-calculator",
    name: "ROI calculator",
    description:
      "Works out what a system change costs and saves, and after how many months it has paid for itself.",
    category: "Business Analysis",
    monthlyPrice: toolPrice,
    memberAccess: "Included in every paid plan",
    pricePerUse: calculatorPrice,
    takes: "Hours, wages, licenses",
    gives: "Payback in months",
    features: [
      "Compares making the change with doing nothing",
      "Shows which assumption matters most",
      "One page you can take to the board",
    ],
    comingSoon: true,
  },
  {
    id: "process-mapper",
    name: "Process mapper",
    description:
      "Draws the way work actually moves, from a description in plain words, and marks where it waits.",
    category: "Process Optimization",
    monthlyPrice: toolPrice,
    memberAccess: "Included in every paid plan",
    takes: "Steps in plain words",
    gives: "A map with its bottlenecks",
    features: [
      "Marks hand-offs, waiting and rework",
      "Suggests which step to automate first",
      "Keeps before and after side by side",
    ],
    comingSoon: true,
  },
  {
    id: "proposal-generator",
    name: "Proposal generator",
    description:
      "Fills your proposal from the record in the CRM, with the prices and terms you have approved.",
    category: "Sales Tools",
    monthlyPrice: toolPrice,
    memberAccess: "Included in every paid plan",
    takes: "An opportunity, a price list",
    gives: "A proposal ready to review",
    features: [
      "Your template, your wording",
      "Pricing and feature matrix filled in",
      "Drafts answers to an RFP’s questions",
    ],
    comingSoon: true,
  },
  {
    id: "integration-planner",
    name: "Integration planner",
    description:
      "Lists which systems to connect, in what order, and which one wins when two disagree.",
    category: "Technical Planning",
    monthlyPrice: toolPrice,
    memberAccess: "Included in every paid plan",
    takes: "The systems you run",
    gives: "An order of work",
    features: [
      "One owner for every shared field",
      "Estimates the work for each connection",
      "Warns where two systems would overwrite each other",
    ],
    comingSoon: true,
  },
];

/** Not in the catalog, which holds what is being built. */
export const onTheDrawingBoard =
  "Also on the drawing board: an RFP response generator, a proposal pricing and feature matrix auto-filler, a bulk delete/update tool for CRM records, a CRM lead tagger with sequence sync, and a change-order builder for statements of work.";
