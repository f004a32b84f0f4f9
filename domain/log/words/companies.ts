import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

export const companyWords = {
  "company.changed": ({ company }) => say`changed the facts of ${company}`,
  "company.created": ({ company }) => say`added the company ${company}`,
  "company.deleted": () => say`deleted a company that had nobody and no history`,
  "company.merged": ({ company, details }) =>
    say`merged ${textOf(details["name"]) ?? "another company"} into ${company}`,
  "company.merged-away": ({ company, after, names }) =>
    say`closed ${company}, which is part of ${names.company(textOf(after["mergedInto"]))} now`,
  "company.noted": ({ company }) => say`wrote a note about ${company}`,
} satisfies Partial<Record<AuditAction, Says>>;
