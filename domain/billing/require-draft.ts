import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { type SignupDraftRow, signupDrafts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";

type Claim = { setupIntentId: string; planId?: string; visitorKey: string };

/** @throws CodedError not_found, also for another browser's draft */
export async function requireDraft(ctx: Pick<Ctx, "db">, claim: Claim): Promise<SignupDraftRow> {
  const [draft] = await ctx.db
    .select()
    .from(signupDrafts)
    .where(eq(signupDrafts.setupIntentId, claim.setupIntentId));
  if (
    !draft ||
    draft.visitorId !== claim.visitorKey ||
    (claim.planId !== undefined && draft.planId !== claim.planId)
  )
    throw new CodedError("not_found", "We cannot find this signup. Please reload the page.");
  return draft;
}
