import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Redeemed } from "../../../platform/oidc.ts";
import { periodMs } from "../../fields/period-ms.ts";
import { accounts } from "../tables.ts";
import { openToken, sealToken } from "./identity.ts";

/** A provider may give tokens to us later, though it gave none even with consent. */
const consentMs = periodMs({ days: 28 });

/** Somebody has just come from the provider. A provider may give its token only the first time. */
export async function keepConfirmation(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  secret: string,
  { issuer, subject, refreshToken }: Redeemed,
  consented: boolean,
): Promise<{ mayConsent: boolean }> {
  const now = clock.wall();
  const isTheirs = and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject));
  const [kept] = await db
    .update(accounts)
    .set({
      confirmedAt: now,
      ...(refreshToken && { refreshToken: sealToken(secret, refreshToken), askAgainAt: null }),
    })
    .where(isTheirs)
    .returning({ refreshToken: accounts.refreshToken, askAgainAt: accounts.askAgainAt });
  if (openToken(secret, kept?.refreshToken ?? null) !== null) return { mayConsent: false };
  if (consented) {
    const askAgainAt = new Date(now.getTime() + consentMs);
    await db.update(accounts).set({ refreshToken: null, askAgainAt }).where(isTheirs);
    return { mayConsent: false };
  }
  const waitsMs = (kept?.askAgainAt?.getTime() ?? 0) - now.getTime();
  // What lies further ahead was noted before the clock was set back.
  return { mayConsent: waitsMs <= 0 || waitsMs > consentMs };
}
