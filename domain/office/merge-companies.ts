import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { requestKind } from "../applications/request-kind.ts";
import { signupKind } from "../billing/signup-kind.ts";
import { mergeCompany } from "../companies/merge-company.ts";
import { inLedger, type LedgerCtx } from "../hours/in-ledger.ts";
import { mergeBooks, moveTimers } from "../hours/merge-books.ts";
import { moveQuotes } from "../quotes/move-quotes.ts";
import { moveAgreements } from "../terms/move-agreements.ts";
import { mergeRefusal, requireTwo } from "./merge-refusal.ts";

const kinds = [requestKind, signupKind];

/** For staff: from now on there is one. Both ledgers stay as they were written. @throws CodedError not_found, conflict */
export async function mergeCompanies(
  ctx: Ctx,
  into: string,
  { companyId: from }: { companyId: string },
): Promise<void> {
  requireAdmin(ctx.actor);
  requireTwo(from, into);
  await ctx.db.transaction(async (tx) => {
    // Before the companies, as whoever gives seats to an applicant does.
    for (const kind of kinds) await kind.lockOf(tx, from);
    await moveTimers(tx, { from, into });
    await inBoth({ ...ctx, db: tx }, from, into, async (locked, rows) => {
      const { refusal } = await mergeRefusal(locked, rows);
      if (refusal !== null) throw new CodedError("conflict", refusal);
      for (const kind of kinds) await kind.moveAll(tx, from, into);
      await moveAgreements(tx, from, into);
      await moveQuotes(tx, from, into);
      await mergeCompany(locked, rows, await mergeBooks(locked, { from, into }));
    });
  });
}

type Company = Parameters<Parameters<typeof inLedger>[2]>[1]["company"];

/** In one order, so that the other direction at the same time waits instead of failing. */
function inBoth(
  ctx: LedgerCtx,
  from: string,
  into: string,
  change: (ctx: LedgerCtx, rows: { from: Company; into: Company }) => Promise<void>,
): Promise<void> {
  const [first = "", second = ""] = [from, into].toSorted();
  return inLedger(ctx, first, (one, { company: a }) =>
    inLedger(one, second, (both, { company: b }) =>
      change(both, first === from ? { from: a, into: b } : { from: b, into: a }),
    ),
  );
}
