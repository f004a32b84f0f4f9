import { and, count, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin, requireMember } from "../../platform/require-actor.ts";
import { holdUsers } from "../accounts/verified-user.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { askersOf } from "./askers-of.ts";
import { tellWork } from "./describe-work.ts";
import { movedMeanwhile, recordWork, requireWork } from "./in-work.ts";
import type { QuestionInput, ToldWork } from "./schema.ts";
import { workQuestions, type WorkRow } from "./tables.ts";

const mostPerLine = 50;

/** By a member who may send requests. @throws CodedError not_found, forbidden, conflict */
export async function askAboutWork(ctx: Ctx, id: string, input: QuestionInput) {
  const { userId } = requireMember(ctx.actor);
  const line = await requireWork(ctx, id);
  await requireAsker(ctx.db, line, userId);
  return add(ctx, line, { ...input, authorId: userId, byStaff: false });
}

async function requireAsker(
  db: Queryable,
  { companyId, status }: WorkRow,
  userId: string,
): Promise<void> {
  await requireSeat(db, { companyId, userId }, ["owner", "requester"]);
  if (status === "sent_back") throw new CodedError("not_found", "There is nothing with this id.");
}

/** By staff. @throws CodedError not_found, conflict */
export async function answerAboutWork(ctx: Ctx, id: string, input: QuestionInput) {
  const { userId } = requireAdmin(ctx.actor);
  return add(ctx, await requireWork(ctx, id), { ...input, authorId: userId, byStaff: true });
}

type Said = Pick<typeof workQuestions.$inferInsert, "text" | "key" | "byStaff"> & {
  authorId: string;
};

/** Of two at once under a key the second waits for the first. */
async function wasSaid(tx: Queryable, { authorId, key }: Said): Promise<boolean> {
  if (!key) return false;
  await lockByName(tx, `question ${authorId} ${key}`);
  const isIt = and(eq(workQuestions.authorId, authorId), eq(workQuestions.key, key));
  return (await tx.$count(workQuestions, isIt)) > 0;
}

/** Holds the line at the company it was read for; null if it has moved since. */
async function lockLine(
  tx: Queryable,
  { workId, companyId }: { workId: string; companyId: string },
  { authorId, byStaff }: Said,
): Promise<WorkRow | null> {
  // The person first, as whatever erases them does.
  await holdUsers(tx, [authorId]);
  await lockCompany(tx, companyId, { evenMerged: true });
  const line = await requireWork({ db: tx }, workId);
  if (!byStaff) await requireAsker(tx, line, authorId);
  return line.companyId === companyId ? line : null;
}

/** A merge in the meantime takes the line along, and then it is said to the company that was kept. */
async function add(ctx: Ctx, line: WorkRow, said: Said): Promise<ToldWork> {
  const added = await addTo(ctx, line, said);
  if (added) return added;
  const now = await requireWork(ctx, line.id);
  const isMerged = now.companyId === (await keptCompany(ctx.db, line.companyId));
  const again = isMerged ? await addTo(ctx, now, said) : null;
  if (!again) throw new CodedError("conflict", movedMeanwhile);
  return again;
}

function addTo(ctx: Ctx, { id: workId, companyId }: WorkRow, said: Said): Promise<ToldWork | null> {
  return ctx.db.transaction(async (tx) => {
    const wasThere = await wasSaid(tx, said);
    const line = await lockLine(tx, { workId, companyId }, said);
    if (!line) return null;
    if (wasThere) return (await tellWork({ ...ctx, db: tx }, [line]))[0]!;
    const [asked] = await tx
      .select({ rows: count() })
      .from(workQuestions)
      .where(eq(workQuestions.workId, workId));
    if ((asked?.rows ?? 0) >= mostPerLine)
      throw new CodedError("conflict", "That is a lot about one line: please call us instead.");
    const [question] = await tx
      .insert(workQuestions)
      .values({ ...said, workId, createdAt: ctx.clock.now() })
      .returning();
    await recordWork(tx, ctx, line, { action: said.byStaff ? "work.answered" : "work.asked" });
    const questionId = question!.id;
    if (!said.byStaff) await ctx.jobs.send(tx, "work-question-mail", { questionId });
    else
      for (const userId of await askersOf(tx, line))
        await ctx.jobs.send(tx, "work-answer-mail", { questionId, userId });
    return (await tellWork({ ...ctx, db: tx }, [line]))[0]!;
  });
}
