import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

const done =
  (before: string, after = ""): Says =>
  ({ details }) =>
    say`${before} ${textOf(details["host"]) ?? "a tool"}${after}`;

export const webhookWords = {
  "webhook.changed": done("changed the webhook to"),
  "webhook.created": done("added a webhook to"),
  "webhook.deleted": done("deleted the webhook to"),
  "webhook.gone": done("turned off the webhook to", ", which said that it is gone"),
  "webhook.secret-rotated": done("replaced the secret of the webhook to"),
  "webhook.sent-again": done("sent something again to"),
} satisfies Partial<Record<AuditAction, Says>>;
