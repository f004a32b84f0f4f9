import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Redeemed } from "../../../platform/oidc.ts";
import { accounts } from "../tables.ts";
import { openToken, sealToken } from "./identity.ts";

/** Somebody has just come from the provider. A provider may give its token only the first time. */
export async function keepConfirmation(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  secret: string,
  { issuer, subject, refreshToken }: Redeemed,
): Promise<{ canBeAsked: boolean }> {
  const [kept] = await db
    .update(accounts)
    .set({
      confirmedAt: clock.wall(),
      askAgainAt: null,
      ...(refreshToken && { refreshToken: sealToken(secret, refreshToken) }),
    })
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)))
    .returning({ refreshToken: accounts.refreshToken });
  return { canBeAsked: openToken(secret, kept?.refreshToken ?? null) !== null };
}
