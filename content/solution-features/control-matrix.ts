type Control = { name: string; rule: string; work: string; evidence: string };

export const controls: Control[] = [
  {
    name: "Accessibility",
    rule: "WCAG 2.2 AA, Section 508",
    work: "Keyboard, screen reader, zoom and contrast are tested on every screen in each round, by hand and by tool.",
    evidence:
      "A conformance report on the VPAT form, the test log, and the open issues with dates.",
  },
  {
    name: "Records retention",
    rule: "Your retention schedule",
    work: "Each record type gets its series, trigger date, hold and disposal rule in the data model.",
    evidence:
      "A table from record type to series, and a disposal run rehearsed in the test system.",
  },
  {
    name: "Procurement",
    rule: "Your purchasing rules",
    work: "Every requirement gets an acceptance test. Hours and rates are quoted by phase, licenses apart.",
    evidence:
      "A traceability table from requirement to test to result, and a log of changes with their price.",
  },
  {
    name: "Access control",
    rule: "Least privilege, separation of duties",
    work: "Roles follow duties; sensitive fields are closed by default; our own accounts are named and end with the project.",
    evidence:
      "A role matrix, the PII and PHI register, and an access review signed by the data owner.",
  },
  {
    name: "Data residency",
    rule: "The region your contract names",
    work: "Tenant region, backups, integrations and support access are checked one by one. Offshore hours only if you allow them.",
    evidence:
      "A data-flow drawing with each location, the vendors’ current reports, and a tested export.",
  },
];
