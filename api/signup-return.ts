import { completeReturn, type Return } from "../domain/billing/complete-signup.ts";
import { findLatestSignup } from "../domain/billing/find-latest-signup.ts";
import type { LatestSignup } from "../domain/billing/schema.ts";
import { CodedError } from "../platform/errors.ts";
import type { ApiContext, Services } from "./services.ts";
import { signupVisitor } from "./signup-visitor.ts";
import { ctxOf } from "./visit.ts";

export type SignupReturn = {
  /** For whoever comes back from their bank; what is nobody's, or a stranger's, is unknown. */
  complete(setupIntentId: string): Promise<Return | { outcome: "unknown" }>;
  /** This browser's latest signup. */
  latest(): Promise<LatestSignup | null>;
};

/** For the page at /signup/success. */
export function signupReturn(c: ApiContext, services: Services): SignupReturn {
  const visitorKey = signupVisitor(c, services);
  return {
    async complete(setupIntentId) {
      if (!visitorKey) return { outcome: "unknown" };
      const ctx = await ctxOf(c, services);
      try {
        return await completeReturn(ctx, services.cards, { setupIntentId, visitorKey });
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        if (error.code === "not_found") return { outcome: "unknown" };
        // The form is staged: the provider's webhook or the sweep finishes what cannot be finished now.
        ctx.log.warn({ err: error }, "a signup could not be finished on return");
        return { outcome: "pending" };
      }
    },
    latest: async () =>
      visitorKey ? findLatestSignup(await ctxOf(c, services), visitorKey) : null,
  };
}
