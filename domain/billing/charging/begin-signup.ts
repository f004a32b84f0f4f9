import type { Ctx } from "../../../platform/context.ts";
import { beginCharge } from "./begin-charge.ts";
import { refuseBesideCard } from "./refuse-beside-card.ts";

/** `ctx.db` is a transaction. @throws CodedError conflict */
export async function beginSignup(
  ctx: Pick<Ctx, "db" | "clock">,
  terms: Parameters<typeof beginCharge>[1],
): Promise<void> {
  await refuseBesideCard(ctx.db, terms.companyId);
  await beginCharge(ctx, terms);
}
