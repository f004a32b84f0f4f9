import { and, asc, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { hasOwner } from "../companies/require-seat.ts";
import { eachCompany } from "./each-company.ts";
import { foreseeApproval } from "./foresee-approval.ts";
import { holdingsOf } from "./holdings-of.ts";
import { inLedger } from "./in-ledger.ts";
import { notifyOwners } from "./notify-owners.ts";
import { work } from "./tables.ts";

/** Or since somebody agreed to less than it has become. */
const unasked = and(
  eq(work.status, "logged"),
  or(isNull(work.agreementAskedAt), lte(work.agreementAskedAt, work.overageAgreedAt)),
);

export async function askForAgreement(ctx: Ctx): Promise<void> {
  const waiting = await listWaiting(ctx, unasked);
  const ids = new Set(waiting.map(({ companyId }) => companyId));
  const companies = [...ids].map((companyId) => ({ companyId }));
  await eachCompany(ctx, companies, ({ companyId }) => ask(ctx, companyId));
}

async function listWaiting({ db, clock }: Pick<Ctx, "db" | "clock">, where: SQL | undefined) {
  const lines = await db.select().from(work).where(where).orderBy(asc(work.date), asc(work.id));
  const holdings = await holdingsOf({ db, clock }, lines);
  return lines.filter(
    (line) => foreseeApproval(line, holdings.get(line.companyId)!).needsAgreement,
  );
}

function ask(ctx: Ctx, companyId: string): Promise<void> {
  return inLedger(ctx, companyId, async (locked) => {
    if (!(await hasOwner(locked.db, companyId))) return;
    const ofCompany = and(eq(work.companyId, companyId), unasked);
    for (const { id: workId, updatedAt } of await listWaiting(locked, ofCompany)) {
      // The line stays as it was read.
      const asked = { agreementAskedAt: ctx.clock.now(), updatedAt };
      await locked.db.update(work).set(asked).where(eq(work.id, workId));
      await notifyOwners(locked, companyId, "agreement-request-mail", { workId });
    }
  });
}
