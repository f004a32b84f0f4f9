type Tool = { name: string; fact: string; picked: boolean };

/** What a visitor may join up on the home page: two columns of four, read in rows. */
export const tools: Tool[] = [
  { name: "Inbox", fact: "Last message", picked: true },
  { name: "Spreadsheets", fact: "Quoted price", picked: true },
  { name: "Accounting", fact: "Open invoices", picked: true },
  { name: "Old CRM", fact: "History", picked: true },
  { name: "Contracts", fact: "Agreed terms", picked: false },
  { name: "Web forms", fact: "First request", picked: true },
  { name: "Calendar", fact: "Next visit", picked: true },
  { name: "Sticky notes", fact: "Promises", picked: false },
];

/** Where a visitor's own two numbers begin; neither is a finding. */
export const carrying = { hours: 6, rate: 40 };

export const board = {
  pick: "Pick the tools you really use",
  states: { apart: "Today", joined: "Joined up" },
  record: { apart: "No one record", joined: "One record" },
  cost: "What carrying facts between them costs you: the hours that people re-type things, and what such an hour costs. Both numbers are yours to change.",
  ask: "Ask what joining yours takes",
};
