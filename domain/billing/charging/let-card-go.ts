import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { membershipSignups as signups } from "../tables.ts";

/** Of a signup that was canceled. @throws CodedError unavailable */
export async function letCardGo(
  { db, charges }: { db: Queryable; charges: Charges },
  { signupId }: { signupId: number },
): Promise<void> {
  const [canceled] = await db
    .select({ card: signups.paymentMethodId })
    .from(signups)
    .where(and(eq(signups.id, signupId), eq(signups.status, "cancelled")));
  if (!canceled) return;
  try {
    await charges.detachCard(canceled.card, randomUUID());
  } catch (error) {
    // One that the provider does not know is gone already.
    if (!(error instanceof CodedError) || error.code !== "not_found") throw error;
  }
}
