import { createHash } from "node:crypto";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { closePeriod } from "../membership/close-period.ts";
import { listPeriods, type Period } from "../membership/list-periods.ts";
import { canonicalJson } from "./canonical-json.ts";
import { heldGrants } from "./held-grants.ts";
import { inLedger } from "./in-ledger.ts";
import { printStatement } from "./print-statement.ts";
import { snapshotPeriod } from "./snapshot-period.ts";
import { statements } from "./tables.ts";
import { writeOff } from "./write-off.ts";
import { isDueToClose, writeOffsAtClose, writeOffsBetween } from "./write-offs.ts";

/** Writes off what has run out, and makes the statements due; nothing the second time. */
export function closePeriods(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock" | "jobs">,
  companyId: string,
): Promise<void> {
  const close: Parameters<typeof inLedger<void>>[2] = async ({ db }, ledger) => {
    const { company, periods, today } = ledger;
    const now = ctx.clock.now();
    const held = () => heldGrants(db, [companyId]);
    for (const period of periods.filter((one) => isDueToClose(one, today))) {
      const lost = writeOffsAtClose(await held(), period, periods);
      await writeOff(
        db,
        lost.map(({ grant, inPeriod }) => ({ grant, periodId: inPeriod ? period.id : null })),
        now,
      );
      await makeStatement(db, await closePeriod(db, period.id, now), company.name);
    }
    const later = await listPeriods(db, [companyId]);
    const rest = writeOffsBetween(await held(), later, today);
    await writeOff(
      db,
      rest.map((grant) => ({ grant, periodId: null })),
      now,
    );
  };
  return inLedger(ctx, companyId, close, { evenMerged: true });
}

async function makeStatement(tx: Queryable, period: Period, company: string): Promise<void> {
  const closedAt = period.closedAt!;
  const snapshot = await snapshotPeriod(tx, period, { company, closedAt });
  await tx.insert(statements).values({
    companyId: period.companyId,
    periodId: period.id,
    snapshot,
    hash: createHash("sha256").update(canonicalJson(snapshot)).digest("hex"),
    pdf: await printStatement(snapshot),
    overageCents: snapshot.totals.overageCents,
    createdAt: closedAt,
  });
}
