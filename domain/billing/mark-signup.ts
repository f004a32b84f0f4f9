import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { decideApplication } from "../applications/application.ts";
import type { DecisionNote } from "../applications/schema.ts";
import { signupColumns } from "./list-signups.ts";
import { signupKind } from "./signup-kind.ts";
import { membershipSignups as signups } from "./tables.ts";

export type SignupDecision = { status: "confirmed" | "cancelled" } & DecisionNote;

/** The first payment of one that is confirmed is asked for after this; a job lets go of the card of one that is not. @throws CodedError not_found, conflict */
export async function markSignup(ctx: Ctx, id: number, { status, note }: SignupDecision) {
  requireAdmin(ctx.actor);
  const now = ctx.clock.now();
  return decideApplication(ctx, signupKind, id, {
    action: `membership-signup.${status}`,
    tell: status === "confirmed" ? "signup.confirmed" : "signup.canceled",
    change: async (tx) => {
      const marked = await tx
        .update(signups)
        .set({
          status,
          decisionNote: note,
          confirmedAt: status === "confirmed" ? now : null,
          updatedAt: now,
        })
        .where(and(eq(signups.id, id), eq(signups.status, "pending_confirmation")))
        .returning(signupColumns);
      if (status === "cancelled" && marked.length > 0)
        await ctx.jobs.send(tx, "signup-card-release", { signupId: id });
      return marked;
    },
  });
}
