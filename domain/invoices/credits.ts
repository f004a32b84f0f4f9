import { desc, eq, inArray, or } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listReplaced } from "../membership/periods-by-hand.ts";
import { overageLine, planLine } from "./invoice-lines.ts";
import type { Credit, InvoiceLine } from "./schema.ts";
import { creditsPaidBack } from "./tables.ts";
import { listUnbilled } from "./unbilled.ts";

type Waiting = Pick<InvoiceLine, "text" | "cents" | "periodId" | "statementId">;

async function listWaiting(db: Queryable, companyIds: string[]): Promise<Waiting[]> {
  const { periods, overage } = await listUnbilled(db, companyIds);
  return [...periods.map(planLine), ...overage.map(overageLine)].filter(({ cents }) => cents < 0);
}

const idOf = ({ periodId, statementId }: Pick<Waiting, "periodId" | "statementId">) =>
  periodId ?? statementId ?? "";

/** Of a plan, which waits for an invoice that is large enough. */
export const holdsCredit = (credits: Credit[]): boolean =>
  credits.some(({ ofPlan, paidBackOn }) => ofPlan && paidBackOn === null);

export async function listCredits(db: Queryable, companyIds: string[]): Promise<Credit[]> {
  const waiting = (await listWaiting(db, companyIds)).map((line) => ({
    id: idOf(line),
    text: line.text,
    ofPlan: line.periodId !== null,
    cents: -line.cents,
    paidBackOn: null,
    reason: null,
  }));
  const { companyId, date, createdAt } = creditsPaidBack;
  const rows = await db
    .select()
    .from(creditsPaidBack)
    .where(inArray(companyId, companyIds))
    .orderBy(desc(date), desc(createdAt));
  const paidBack = rows.map(({ text, cents, date: paidBackOn, reason, ...of }) => ({
    id: idOf(of),
    text,
    ofPlan: of.periodId !== null,
    cents,
    paidBackOn,
    reason,
  }));
  return [...waiting, ...paidBack];
}

type Marked = { credit: Credit; companyId: string; reason: string | null };

/** Or takes it back, without a reason. `ctx.db` is a transaction that has locked the company. */
export async function markCredit(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { credit, companyId, reason }: Marked,
): Promise<void> {
  const { db, clock } = ctx;
  const { id, text, ofPlan, cents, paidBackOn } = credit;
  const of = ofPlan ? { periodId: id } : { statementId: id };
  const { periodId, statementId } = creditsPaidBack;
  if (reason === null)
    await db.delete(creditsPaidBack).where(or(eq(periodId, id), eq(statementId, id)));
  else {
    const date = civilDateOf(clock.now());
    const createdAt = clock.now();
    await db
      .insert(creditsPaidBack)
      .values({ companyId, ...of, cents, text, date, reason, createdAt });
  }
  await recordAudit(db, ctx, {
    action: reason === null ? "billing.credit-waits-again" : "billing.credit-paid-back",
    subjectType: "company",
    subjectId: companyId,
    companyId,
    details: {
      cents,
      reason: reason ?? credit.reason,
      before: { paidBack: paidBackOn !== null },
      after: { paidBack: reason !== null },
    },
  });
}

/** Whether an invoice would settle what was given for a period, or for one that replaced it that day. */
export async function isYetToBill(db: Queryable, ids: string[], periodId: string) {
  const { periods } = await listUnbilled(db, ids);
  const replaced = (await listReplaced(db, ids)).find(({ id }) => id === periodId);
  return periods.some(
    ({ id, companyId, starts }) =>
      id === periodId || (companyId === replaced?.companyId && starts === replaced.starts),
  );
}
