import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

export const officeWords = {
  "backup.made": ({ row }) => say`made the backup ${row.subjectId} and read it back`,
  "calendar.confirmed": ({ row }) =>
    say`confirmed the ${{ text: `closed days of ${row.subjectId}`, href: "/admin/calendar" }}`,
  "job.dropped": ({ row }) =>
    say`dropped ${row.subjectId === "waiting" ? "waiting jobs" : "a failed job"}`,
  "import.finished": ({ details }) =>
    say`imported ${textOf(details["kind"]) ?? "rows"} from “${textOf(details["fileName"]) ?? "a file"}”: ${textOf(details["added"]) ?? "none"} added, ${textOf(details["changed"]) ?? "none"} changed`,
  "job.retried": () => say`had a ${{ text: "failed job", href: "/admin/operations" }} run again`,
} satisfies Partial<Record<AuditAction, Says>>;
