import { sayMinutes } from "../../../content/minutes.ts";
import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say, workIn } from "../about.ts";

const withWork =
  (verb: string): Says =>
  (about: About) =>
    say`${verb} ${workIn(about)} for ${about.company}`;

export const workWords = {
  "hours.goodwill": ({ company, after }) =>
    say`gave ${company} ${sayMinutes(Number(after["minutes"] ?? 0))} of goodwill`,
  "work.answered": withWork("answered a question about"),
  "work.approved": withWork("approved"),
  "work.asked": withWork("asked about"),
  "work.changed": withWork("changed"),
  "work.logged": withWork("logged"),
  "work.overage-agreed": withWork("agreed to the overage in"),
  "work.reversed": withWork("reversed"),
  "work.sent-back": withWork("sent back"),
} satisfies Partial<Record<AuditAction, Says>>;
