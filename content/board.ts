type Tool = { id: string; name: string; fact: string; picked: boolean };

/** What a visitor may connect on the home page: two columns of four, read in rows. */
export const tools: Tool[] = [
  { id: "inbox", name: "Inbox", fact: "Last message", picked: true },
  { id: "spreadsheets", name: "Spreadsheets", fact: "Quoted price", picked: true },
  { id: "accounting", name: "Accounting", fact: "Open invoices", picked: true },
  { id: "old-crm", name: "Old CRM", fact: "History", picked: true },
  { id: "contracts", name: "Contracts", fact: "Agreed terms", picked: false },
  { id: "web-forms", name: "Web forms", fact: "First request", picked: true },
  { id: "calendar", name: "Calendar", fact: "Next visit", picked: true },
  { id: "sticky-notes", name: "Sticky notes", fact: "Promises", picked: false },
];

/** Where a visitor's own two numbers begin; neither is a finding. */
export const carrying = { hours: 6, rate: 40 };

export const board = {
  pick: "Pick the tools you really use",
  states: { apart: "Today", joined: "Connected" },
  record: { apart: "No single record", joined: "One record" },
  sum: { apart: "What retyping costs you today", joined: "Retyping, before you connect them" },
  joined: "Once connected, each fact is typed once.",
  tooFew: ["Pick at least two tools.", "One tool needs no connecting."],
  cost: "What retyping costs your whole team. Change both numbers to fit your business.",
  ask: "Ask what connecting yours would take",
};
