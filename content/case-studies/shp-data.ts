import type { CaseStudy } from "../case-study.ts";

export default {
  slug: "shp-data",
  order: 3,
  client: "SHP Data",
  company: "Healthcare compliance organization",
  industry: "Healthcare compliance",
  platform: "Dynamics 365",
  built: "2 orgs in place of one, and a PII/PHI security strategy for both",
  doneBy: "Our Dynamics 365 lead",
  duration: "16-week implementation",
  highlight: { value: "75%", description: "fewer incidents" },
  card: "One monolithic Dynamics 365 environment split into 2 orgs, with a PII/PHI security strategy and HIPAA compliance achieved.",
  title: "One environment became two. Incidents fell 75%.",
  metaDescription:
    "How a healthcare compliance organization split a monolithic Dynamics 365 environment into 2 orgs in 16 weeks: HIPAA compliance, 75% fewer incidents.",
  lead: "SHP Data works in healthcare compliance, where one wrong permission can be a reportable event. Its Dynamics 365 environment held everything at once. In sixteen weeks it was split into 2 orgs, two environments of their own, under one strategy for personal data (PII) and health data (PHI).",
  results: [
    { value: "HIPAA", description: "compliance achieved" },
    { value: "75%", description: "fewer incidents" },
    { value: "99.9%", description: "data integrity" },
    { value: "16 weeks", description: "implementation" },
  ],
  challenge: {
    heading: "One place for everything, protected records included",
    paragraphs: [
      "A monolithic environment starts as a convenience: one place, one sign-in, one set of reports. It stays convenient until some of what it holds is protected. Then each new role, view and integration has to be weighed against the most sensitive record it holds.",
      "SHP Data counted 12 incidents per year. Tightening one permission at a time treats each of them as an accident. They had a common cause: personal and health information lived alongside everything else, in the same environment.",
    ],
    before: {
      heading: "Before",
      rows: [
        { label: "Environment", text: "One monolithic Dynamics 365 org" },
        { label: "PII and PHI", text: "Alongside everything else" },
        { label: "Incidents", text: "12 per year" },
      ],
    },
  },
  approach: {
    label: "Strategy",
    heading: "Separate first, then control",
    paragraphs: [
      "The platform enforces the boundary between two orgs, so it doesn’t depend on anyone being careful. That is why the split comes first. What remains on each side is small enough to describe in full, and access can then follow the description.",
    ],
    items: [
      {
        title: "Classify",
        text: "Each field is PII, PHI or neither. The answer decides where it lives and who may open it.",
      },
      {
        title: "Split",
        text: "One Dynamics 365 environment became 2 orgs. Records were moved with 99.9% data integrity.",
      },
      {
        title: "Control",
        text: "Access, audit and integrity rules follow the classification, on both sides of the boundary.",
      },
    ],
    split: { before: "One org, everything in it", after: ["Org 1", "Org 2"] },
  },
  detail: {
    kind: "controls",
    heading: "Five safeguards, in plain words",
    intro:
      "The HIPAA Security Rule names five technical safeguards. Each has its place in the PII/PHI security strategy, in words a Dynamics 365 administrator can act on.",
    controls: [
      {
        safeguard: "Access control",
        rule: "45 CFR 164.312(a)",
        practice: "Two orgs, security roles by duty, and column security on PII and PHI.",
      },
      {
        safeguard: "Audit controls",
        rule: "45 CFR 164.312(b)",
        practice: "Auditing on protected tables: who read or changed a record, and when.",
      },
      {
        safeguard: "Integrity",
        rule: "45 CFR 164.312(c)",
        practice: "Records counted and compared on both sides of the split.",
      },
      {
        safeguard: "Authentication",
        rule: "45 CFR 164.312(d)",
        practice: "A named account for each person; none shared between people or systems.",
      },
      {
        safeguard: "Transmission security",
        rule: "45 CFR 164.312(e)",
        practice: "Encrypted connections only, between people, orgs and integrations.",
      },
    ],
  },
  outcome: {
    heading: "Twelve incidents a year, then three",
    paragraphs: [
      "HIPAA compliance was achieved with 99.9% data integrity across the split. Incidents went from 12 per year down to 3, which is 75% fewer.",
    ],
    evidence: { kind: "counts", unit: "incidents per year", before: 12, after: 3 },
  },
  callToAction: {
    heading: "Could you say today who can open which record?",
    text: "If the answer takes more than a minute, start there. We’ll look at roles, environments and audit settings, and write down what we find.",
    label: "Schedule a Security Assessment",
  },
} satisfies CaseStudy;
