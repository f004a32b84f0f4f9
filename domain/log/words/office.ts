import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type Says, say } from "../about.ts";

export const officeWords = {
  "calendar.confirmed": ({ row }) =>
    say`confirmed the ${{ text: `closed days of ${row.subjectId}`, href: "/admin/calendar" }}`,
  "job.dropped": ({ row }) =>
    say`dropped ${row.subjectId === "waiting" ? "waiting jobs" : "a failed job"}`,
  "job.retried": () => say`had a ${{ text: "failed job", href: "/admin/operations" }} run again`,
} satisfies Partial<Record<AuditAction, Says>>;
