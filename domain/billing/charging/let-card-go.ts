import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";

/** Of a signup that was canceled. One that the provider does not know is gone already. */
export async function letCardGo(
  { log }: Pick<Ctx, "log">,
  charges: Charges,
  { id, paymentMethodId }: { id: number; paymentMethodId: string },
): Promise<void> {
  try {
    await charges.detachCard(paymentMethodId, randomUUID());
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (error.code !== "not_found") log.warn({ err: error, signupId: id }, "card not let go of");
  }
}
