import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

const account = ({ isOwn, person }: About) =>
  isOwn ? say`their own account` : say`the account of ${person}`;

const withAccount =
  (verb: string): Says =>
  (about) => [{ text: `${verb} ` }, ...account(about)];

export const accountWords = {
  "account.address-changed": withAccount("changed the email address of"),
  "account.deleted": () => say`deleted an account, as its owner had asked`,
  "account.deletion-cancelled": withAccount("called off the deletion of"),
  "account.deletion-scheduled": withAccount("asked for the deletion of"),
  "identity.joined": withAccount("joined another way to sign in to"),
  "passkey.added": withAccount("added a passkey to"),
  "passkey.removed": withAccount("removed a passkey from"),
  "sessions.ended": (about) => {
    const { count } = about.details;
    const sessions = count === 1 ? "a session" : `${textOf(count) ?? "some"} sessions`;
    return [{ text: `ended ${sessions} of ` }, ...account(about)];
  },
} satisfies Partial<Record<AuditAction, Says>>;
