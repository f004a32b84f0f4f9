import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { requestKind } from "../applications/request-kind.ts";
import { signupKind } from "../billing/signup-kind.ts";
import { lockCompanies } from "../companies/lock-company.ts";
import { mergeCompany } from "../companies/merge-company.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { inLedger } from "../hours/in-ledger.ts";
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
    // Whoever merges the other way at the same time waits for these instead of failing.
    await lockCompanies(tx, [from, into]);
    // Sent again, it is done.
    if ((await keptCompany(tx, from)) === into) return;
    await inLedger({ ...ctx, db: tx }, from, (one, { company }) =>
      inLedger(one, into, async (locked, ledger) => {
        const rows = { from: company, into: ledger.company };
        const { refusal } = await mergeRefusal(locked, rows);
        if (refusal !== null) throw new CodedError("conflict", refusal);
        for (const kind of kinds) await kind.moveAll(tx, from, into);
        await moveAgreements(tx, from, into);
        await moveQuotes(tx, from, into);
        await mergeCompany(locked, rows, await mergeBooks(locked, { from, into }));
      }),
    );
  });
}
