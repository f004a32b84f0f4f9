import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { recordAudit } from "../../platform/audit.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { describeWork } from "./describe-work.ts";
import { inLedger } from "./in-ledger.ts";
import type { ListedWork } from "./schema.ts";
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

type Step = { action: string; from: WorkRow["status"][]; evenMerged?: boolean };
type Locked = Parameters<Parameters<typeof inLedger>[2]>;

/** A step of staff with one line, and its record. @throws CodedError not_found, conflict */
export async function inWork(
  ctx: Ctx,
  id: string,
  { action, from, ...which }: Step,
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
      .set({ ...changed, updatedAt: ctx.clock.now() })
      .where(eq(work.id, id))
      .returning();
    const keys = Object.keys(changed) as (keyof WorkRow)[];
    await recordAudit(locked.db, ctx, {
      action,
      subjectType: "work",
      subjectId: id,
      details: {
        before: Object.fromEntries(keys.map((key) => [key, before[key]])),
        after: changed,
      },
    });
    const [described] = await describeWork(locked, [after!]);
    return described!;
  };
  return inLedger(ctx, companyId, run, which);
}

const movedMeanwhile = "This line has been moved to another company in the meantime.";

const alreadyIs: Record<WorkRow["status"], string> = {
  logged: "This line is waiting for approval.",
  sent_back: "This line has been sent back.",
  approved: "This line has been approved: it can only be reversed.",
  reversed: "This line has been reversed.",
};
