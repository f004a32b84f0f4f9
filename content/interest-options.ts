export const interestOptions = [
  { value: "crm-quickstart", label: "CRM Quickstart" },
  { value: "zoho", label: "Zoho CRM" },
  { value: "salesforce", label: "Salesforce" },
  { value: "dynamics", label: "Dynamics 365" },
  { value: "ai-automation", label: "AI & Automation" },
  { value: "tech-audit", label: "Technology Audit" },
  { value: "membership-plan", label: "Membership Plan" },
  { value: "essential-plan", label: "Essential Plan $900/mo" },
  { value: "growth-plan", label: "Growth Plan $1,800/mo" },
  { value: "scale-plan", label: "Scale Plan $2,700/mo" },
  { value: "enterprise-plan", label: "Enterprise Plan $3,500/mo" },
  { value: "executive-concierge", label: "Executive Concierge" },
  { value: "other", label: "Other" },
] as const;

export type InterestValue = (typeof interestOptions)[number]["value"];
