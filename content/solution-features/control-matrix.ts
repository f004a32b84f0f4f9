type Control = { name: string; rule: string; work: string; evidence: string };

export const controls: Control[] = [
  {
    name: "Accessibility",
    rule: "WCAG 2.2 AA, Section 508",
    work: "Keyboard, screen reader, zoom and contrast, manually and with automated tools.",
    evidence: "An accessibility conformance report (VPAT), and the test log.",
  },
  {
    name: "Records retention",
    rule: "Your retention schedule",
    work: "Series, trigger date, hold and disposal rule for each record type.",
    evidence: "A table of series, and a rehearsed disposal run.",
  },
  {
    name: "Procurement",
    rule: "Your purchasing rules",
    work: "Every requirement has an acceptance test.",
    evidence: "A table tracing each requirement to its test result, and a priced change log.",
  },
  {
    name: "Access control",
    rule: "Least privilege, separation of duties",
    work: "Roles follow duties; sensitive fields are closed by default.",
    evidence: "A role matrix, a register of PII and PHI, and a signed access review.",
  },
  {
    name: "Data residency",
    rule: "The region your contract names",
    work: "Tenant, backups and support access checked; offshore only if your contract allows it.",
    evidence: "A diagram of each location, and a tested export.",
  },
];
