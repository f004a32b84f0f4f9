import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import { isStaff } from "../accounts/list-staff.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf } from "../address-mail.ts";
import type { ConversationRow } from "./tables.ts";

type Services = { db: Queryable; settings: Pick<Settings, "mail" | "adminEmails"> };

export async function inboxOf(
  { db, settings }: Services,
  { assigneeId }: Pick<ConversationRow, "assigneeId">,
) {
  const assignee = assigneeId === null ? null : await findUser({ db }, assigneeId);
  if (!assignee || !isStaff(assignee, settings.adminEmails)) return settings.mail.firmInbox;
  return { name: nameOf(assignee), address: assignee.email };
}
