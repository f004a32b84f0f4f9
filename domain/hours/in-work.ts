import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import type { EventType } from "../../platform/event-types.ts";
import { recordEvent } from "../../platform/events.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { lockCompanies } from "../companies/lock-company.ts";
import { laterThan } from "../fields/later-than.ts";
import { describeWork } from "./describe-work.ts";
import { inLedger } from "./in-ledger.ts";
import type { ListedWork, WorkSeen } from "./schema.ts";
import { work, type WorkRow } from "./tables.ts";

/** Of any company, or of one alone. @throws CodedError not_found */
export async function requireWork(
  { db }: Pick<Ctx, "db">,
  id: string,
  companyId?: string,
): Promise<WorkRow> {
  const [line] = await db.select().from(work).where(eq(work.id, id));
  if (!line || (companyId !== undefined && line.companyId !== companyId))
    throw new CodedError("not_found", "There is nothing with this id.");
  return line;
}

export async function requireAsRead(
  ctx: Pick<Ctx, "db" | "clock">,
  line: WorkRow,
  { updatedAt }: WorkSeen,
): Promise<void> {
  if (updatedAt === undefined || updatedAt === line.updatedAt.toISOString()) return;
  throw new CodedError("conflict", "This line has been changed in the meantime.", {
    current: (await describeWork(ctx, [line]))[0],
  });
}

type Change = { action: AuditAction; before?: object | null; after?: object };

/** With what the line is about, which may have changed by the time somebody reads the log. */
export async function recordWork(
  tx: Queryable,
  ctx: Ctx,
  { id, companyId, consultantId, date, billedMinutes }: WorkRow,
  { action, ...change }: Change,
): Promise<void> {
  await recordAudit(tx, ctx, {
    action,
    subjectType: "work",
    subjectId: id,
    companyId,
    personId: consultantId,
    details: { date, billedMinutes, ...change },
  });
}

const tellOfWork = (
  ctx: Pick<Ctx, "db" | "clock">,
  type: EventType,
  { id: workId, companyId, consultantId, date, billedMinutes }: WorkRow,
): Promise<void> =>
  recordEvent(ctx, type, { workId, companyId, consultantId, date, billedMinutes });

type Step = {
  action: AuditAction;
  from: readonly WorkRow["status"][];
  evenMerged?: boolean;
  /** The company that the line moves to. */
  to?: string | undefined;
};
type Locked = Parameters<Parameters<typeof inLedger>[2]>;

/** A step of staff with one line, and its record. @throws CodedError not_found, conflict */
export async function inWork(
  ctx: Ctx,
  id: string,
  { action, from, to, ...which }: Step,
  change: (line: WorkRow, ...locked: Locked) => Promise<Partial<WorkRow>>,
): Promise<ListedWork> {
  requireAdmin(ctx.actor);
  const { companyId } = await requireWork(ctx, id);
  const run = async (...[locked, ledger]: Locked) => {
    const before = await requireWork(locked, id);
    const hasMoved = before.companyId !== companyId;
    if (hasMoved || !from.includes(before.status))
      throw new CodedError("conflict", hasMoved ? movedMeanwhile : alreadyIs[before.status], {
        current: (await describeWork(locked, [before]))[0],
      });
    const changed = await change(before, locked, ledger);
    const [after] = await locked.db
      .update(work)
      .set({ ...changed, updatedAt: laterThan(before.updatedAt, ctx.clock.now()) })
      .where(eq(work.id, id))
      .returning();
    const keys = Object.keys(changed) as (keyof WorkRow)[];
    await recordWork(locked.db, ctx, after!, {
      action,
      before: Object.fromEntries(keys.map((key) => [key, before[key]])),
      after: changed,
    });
    if (action === "work.approved" || action === "work.reversed")
      await tellOfWork(locked, action, after!);
    const [described] = await describeWork(locked, [after!]);
    return described!;
  };
  if (to === undefined) return inLedger(ctx, companyId, run, which);
  return ctx.db.transaction(async (db) => {
    await lockCompanies(db, [companyId, to]);
    return inLedger({ ...ctx, db }, companyId, run, which);
  });
}

export const movedMeanwhile = "This line has been moved to another company in the meantime.";

const alreadyIs: Record<WorkRow["status"], string> = {
  logged: "This line is waiting for approval.",
  sent_back: "This line has been sent back.",
  approved: "This line has been approved: it can only be reversed.",
  reversed: "This line has been reversed.",
};
