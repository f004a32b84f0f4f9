import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { holdUsers } from "../accounts/verified-user.ts";
import { addLine } from "./add-turn.ts";
import { fitsInto } from "./fits-into.ts";
import { requireConversation } from "./in-conversation.ts";
import { resumeAwaiting } from "./promises/keep-clock.ts";
import { mergeClocks } from "./promises/merge-clocks.ts";
import { recordChange } from "./record-change.ts";
import { isActive, type Status, type Urgency } from "./schema.ts";
import { type ConversationRow, conversations } from "./tables.ts";
import type { ClockRow } from "./promises/tables.ts";
import { tellOfRequest, tellOfStatus } from "./tell-tools.ts";

type Ends = { from: ConversationRow; into: ConversationRow };

/** Always in the same order, so that two who merge both ways don't wait for each other. */
async function lockBoth(ctx: Ctx, userId: string, ids: string[]): Promise<Ends> {
  const named = [];
  for (const id of ids) named.push(await requireConversation(ctx.db, id));
  const people = named.flatMap(({ personId, assigneeId }) => [personId, assigneeId]);
  await holdUsers(
    ctx.db,
    [userId, ...people].filter((one) => one !== null),
  );
  const rows = new Map<string, ConversationRow>();
  for (const { id } of named.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    rows.set(id, await requireConversation(ctx.db, id, { lock: true }));
  const [from, into] = named.map(({ id }) => rows.get(id));
  return { from: from!, into: into! };
}

function statusAfter({ from, into }: Ends, running: ClockRow | null): Status {
  const waits = running?.pausedAt != null;
  if (running && !waits) return into.status === "new" ? "new" : "open";
  if (isActive(into) || !isActive(from)) return into.status;
  return into.kind === "request" && (waits || from.status === "waiting") ? "waiting" : "open";
}

const urgencyAfter = ({ from, into }: Ends): Urgency =>
  into.companyId !== null && from.urgency === "urgent" ? "urgent" : into.urgency;

const stateOf = ({ status, urgency, assigneeId, snoozedUntil }: ConversationRow) => ({
  status,
  urgency,
  assigneeId,
  snoozedUntil,
});

/** What was closed stays as it was: a lead that was won is not lost. */
function closedStatus(row: ConversationRow): Status {
  if (!isActive(row)) return row.status;
  return row.kind === "request" ? "solved" : "lost";
}

async function close(ctx: Ctx, { from, into }: Ends): Promise<void> {
  const now = ctx.clock.now();
  const status = closedStatus(from);
  const { db } = ctx;
  await db
    .update(conversations)
    .set({ status, snoozedUntil: null, dueAt: null, mergedInto: into.id, mergedAt: now })
    .where(eq(conversations.id, from.id));
  await db
    .update(conversations)
    .set({ mergedInto: into.id, mergedAt: now })
    .where(eq(conversations.mergedInto, from.id));
  const closed = { ...from, status };
  if (from.status === status) return;
  if (from.kind === "request") await tellOfRequest(ctx, "request.solved", closed);
  else await tellOfStatus(ctx, closed, from.status);
}

/** In the caller's transaction. @throws CodedError not_found, conflict for one that it doesn't fit into */
export async function mergeConversation(ctx: Ctx, id: string, intoId: string): Promise<Ends> {
  const { userId } = requireAdmin(ctx.actor);
  const ends = await lockBoth(ctx, userId, [id, intoId]);
  const { from, into } = ends;
  const { db } = ctx;
  const [fits] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, into.id), await fitsInto(db, from)));
  if (!fits || from.status === "spam")
    throw new CodedError(
      "conflict",
      "Only what the same company or person wrote goes together, and no spam.",
    );
  const running = await mergeClocks(ctx, ends);
  const status = statusAfter(ends, running);
  // A clock that stood still for the client’s answer runs again where the merged conversation waits for none.
  const resumes = running?.pausedAt != null && status !== "waiting";
  const runs = running !== null && (running.pausedAt === null || resumes);
  await close(ctx, ends);
  const after = {
    status,
    urgency: urgencyAfter(ends),
    priority: into.companyId !== null && (into.priority || from.priority),
    assigneeId: into.assigneeId ?? from.assigneeId,
    snoozedUntil: runs ? null : into.snoozedUntil,
  };
  const lastAt = from.lastAt > into.lastAt ? from.lastAt : into.lastAt;
  const wonCompanyId = into.wonCompanyId ?? (into.kind === "lead" ? from.wonCompanyId : null);
  await db
    .update(conversations)
    .set({ ...after, lastAt, wonCompanyId })
    .where(eq(conversations.id, into.id));
  if (resumes) await resumeAwaiting(ctx, into);
  if (into.kind === "lead" && after.status !== into.status)
    await tellOfStatus(ctx, { ...into, ...after, wonCompanyId }, into.status);
  await addLine(ctx, into, `“${from.subject}” was merged into this.`);
  await recordChange(ctx, into, "conversation.merged", {
    conversationId: from.id,
    subject: from.subject,
    from: stateOf(from),
    before: stateOf(into),
    after,
  });
  return ends;
}
