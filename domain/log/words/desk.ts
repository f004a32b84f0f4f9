import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

const conversation = ({ row, details }: About) => ({
  text: details["kind"] === "lead" ? "a lead" : "a request",
  href: `/admin/inbox/${row.subjectId}`,
});

const done =
  (verb: string): Says =>
  (about) =>
    about.row.companyId
      ? say`${verb} ${conversation(about)} of ${about.company}`
      : say`${verb} ${conversation(about)}`;

const named =
  (verb: string): Says =>
  ({ details }) =>
    say`${verb} the answer template “${textOf(details["name"]) ?? ""}”`;

export const deskWords = {
  "conversation.answered": done("answered"),
  "conversation.changed": done("changed"),
  "conversation.merged": done("merged another conversation into"),
  "conversation.noted": done("wrote a note about"),
  "mail.dismissed": () => say`dismissed an email that was set aside`,
  "mail.taken_in": (about) => say`took an email in as ${conversation(about)}`,
  "lead.imported": done("imported"),
  "lead.won": (about) => say`made ${conversation(about)} the company ${about.company}`,
  "promise.recounted": (about) => say`recounted the answer promised to ${conversation(about)}`,
  "template.changed": named("changed"),
  "template.created": named("added"),
  "template.removed": named("removed"),
} satisfies Partial<Record<AuditAction, Says>>;
