import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Charges } from "../../platform/payments/charges.ts";
import { chargeSignup } from "./charging/charge-signup.ts";
import { signupColumns } from "./list-signups.ts";
import { markSignup, type SignupDecision } from "./mark-signup.ts";
import { membershipSignups as signups } from "./tables.ts";

/** After the phone call; confirming asks the card for the first payment. @throws CodedError not_found, conflict */
export async function decideSignup(
  ctx: Ctx,
  charges: Charges,
  id: number,
  decision: SignupDecision,
) {
  const decided = await markSignup(ctx, id, decision);
  if (decision.status === "confirmed") await chargeSignup(ctx, charges, id);
  const [after] = await ctx.db.select(signupColumns).from(signups).where(eq(signups.id, id));
  return after ?? decided;
}
