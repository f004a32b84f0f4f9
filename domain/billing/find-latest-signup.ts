import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { membershipSignups, signupDrafts } from "./tables.ts";
import type { LatestSignup } from "./schema.ts";

/** Only what its own browser may read. */
export async function findLatestSignup(
  ctx: Pick<Ctx, "db">,
  visitorKey: string,
): Promise<LatestSignup | null> {
  const [row] = await ctx.db
    .select({
      planId: membershipSignups.planId,
      firstName: membershipSignups.firstName,
      email: membershipSignups.email,
      createdAt: membershipSignups.createdAt,
    })
    .from(signupDrafts)
    .innerJoin(membershipSignups, eq(membershipSignups.setupIntentId, signupDrafts.setupIntentId))
    .where(eq(signupDrafts.visitorId, visitorKey))
    .orderBy(desc(membershipSignups.createdAt), desc(membershipSignups.id))
    .limit(1);
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}
