export type Stat = { value: string; description: string };

export const headlineStats: Stat[] = [
  { value: "3x", description: "revenue growth" },
  { value: "5x", description: "ROI" },
  { value: "85%", description: "manual work removed" },
  { value: "100K+", description: "records migrated" },
];

export const scatteredTools = ["Inbox", "Spreadsheets", "Old CRM", "Invoices", "Web forms"];
