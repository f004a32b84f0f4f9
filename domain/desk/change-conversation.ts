import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { addLine } from "./add-turn.ts";
import { inConversation } from "./in-conversation.ts";
import { isAhead, sayPromise } from "./promises/say-promise.ts";
import { repaceAwaiting } from "./promises/keep-clock.ts";
import { moveStatus } from "./move-status.ts";
import { readConversation } from "./read-conversation.ts";
import { recordChange } from "./record-change.ts";
import { requireRead } from "./require-read.ts";
import {
  type Conversation,
  type ConversationChange,
  isActive,
  type Status,
  statusesOf,
} from "./schema.ts";
import { type ConversationRow, conversations } from "./tables.ts";
import { tellConversations } from "./tell-conversations.ts";
import { tellOfRequest, tellOfStatus } from "./tell-tools.ts";

type Known = { staffIds: string[]; deliverLead: boolean };

const fieldsOf = ({ status, assigneeId, snoozedUntil, urgency }: ConversationRow) => ({
  status,
  assigneeId,
  snoozedUntil,
  urgency,
});

function refuse(field: string, message: string): never {
  throw new CodedError("invalid", message, { fields: { [field]: message } });
}

function readChange(
  { clock }: Pick<Ctx, "clock">,
  row: ConversationRow,
  { status, assignee, snoozeUntil, urgency }: ConversationChange,
  staffIds: string[],
): Partial<ReturnType<typeof fieldsOf>> {
  const statuses: readonly string[] = statusesOf[row.kind];
  if (status !== undefined && !statuses.includes(status))
    refuse("status", `A ${row.kind} is ${statuses.join(", ")}.`);
  if (assignee && !staffIds.includes(assignee)) refuse("assignee", "Please choose a colleague.");
  const snoozedUntil = typeof snoozeUntil === "string" ? new Date(snoozeUntil) : snoozeUntil;
  if (snoozedUntil && snoozedUntil <= clock.now())
    refuse("snoozeUntil", "Please choose a time that is still to come.");
  const after = { status: status ?? row.status };
  if (snoozedUntil && !isActive(after))
    refuse("snoozeUntil", `What is ${after.status} can’t be put off.`);
  if (urgency === "urgent" && row.companyId === null)
    refuse("urgency", "Only a company’s requests can be urgent.");
  return {
    ...(status === undefined ? {} : { status }),
    ...(assignee === undefined ? {} : { assigneeId: assignee }),
    ...(snoozedUntil === undefined ? {} : { snoozedUntil }),
    ...(urgency === undefined ? {} : { urgency }),
  };
}

async function requireAssigneeAsRead(
  ctx: Ctx,
  row: ConversationRow,
  { assignee, before }: ConversationChange,
): Promise<void> {
  if (assignee === undefined || before === undefined) return;
  if (row.assigneeId === before.assignee || row.assigneeId === assignee) return;
  const [told] = await tellConversations(ctx, [row]);
  const message = `This has been assigned to ${told!.assignee ?? "nobody"} in the meantime.`;
  throw new CodedError("conflict", message);
}

/** Put off, waiting or done, it is not among what is to be done. */
const hides = ({ status, snoozedUntil }: Partial<ReturnType<typeof fieldsOf>>) =>
  Boolean(snoozedUntil) || (status !== undefined && status !== "new" && status !== "open");

/** By staff. @throws CodedError not_found, invalid, conflict with a client's message that the reader has not seen, or with who has it by now */
export function changeConversation(
  ctx: Ctx,
  id: string,
  change: ConversationChange,
  { staffIds, deliverLead }: Known,
): Promise<Conversation> {
  const { userId: personId } = requireAdmin(ctx.actor);
  const apply = async (locked: Ctx, row: ConversationRow) => {
    const changed = readChange(locked, row, change, staffIds);
    if (hides(changed)) await requireRead(locked.db, row.id, { personId, after: change.after });
    await requireAssigneeAsRead(locked, row, change);
    const before = fieldsOf(row);
    const after = { ...before, ...changed };
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      await locked.db.update(conversations).set(changed).where(eq(conversations.id, row.id));
      const now = { ...row, ...after };
      if (after.status !== before.status) await moveStatus(locked, row, now, { deliverLead });
      const due = after.urgency === before.urgency ? null : await changeUrgency(locked, now);
      if (after.status !== before.status) await tellOfChange(locked, now, before.status);
      await recordChange(locked, row, "conversation.changed", {
        before: due && row.dueAt ? { ...before, dueAt: row.dueAt } : before,
        after: due && row.dueAt ? { ...after, dueAt: due } : after,
      });
    }
    return readConversation(locked, id);
  };
  return inConversation(ctx, id, apply, { assigneeId: change.assignee });
}

async function tellOfChange(ctx: Ctx, row: ConversationRow, before: Status): Promise<void> {
  if (row.kind === "lead") await tellOfStatus(ctx, row, before);
  else if (row.status === "solved") await tellOfRequest(ctx, "request.solved", row);
}

async function changeUrgency(ctx: Ctx, row: ConversationRow): Promise<Date | null> {
  const clock = await repaceAwaiting(ctx, row);
  const promise = clock && isAhead(clock, ctx.clock.now()) ? ` ${sayPromise(clock)}` : "";
  await addLine(ctx, row, `This is ${row.urgency} now.${promise}`);
  return clock?.dueAt ?? null;
}
