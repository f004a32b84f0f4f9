import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { decideApplication } from "../applications/application.ts";
import type { DecisionNote } from "../applications/schema.ts";
import { signupColumns } from "./list-signups.ts";
import { signupKind } from "./signup-kind.ts";
import { membershipSignups as signups } from "./tables.ts";

/** After the phone call. @throws CodedError not_found, conflict */
export async function decideSignup(
  ctx: Ctx,
  id: number,
  { status, note }: { status: "confirmed" | "cancelled" } & DecisionNote,
) {
  requireAdmin(ctx.actor);
  const now = ctx.clock.now();
  return decideApplication(ctx, signupKind, id, {
    action: `membership-signup.${status}`,
    tell: status === "confirmed" ? "signup.confirmed" : "signup.canceled",
    change: (tx) =>
      tx
        .update(signups)
        .set({
          status,
          decisionNote: note,
          confirmedAt: status === "confirmed" ? now : null,
          updatedAt: now,
        })
        .where(and(eq(signups.id, id), eq(signups.status, "pending_confirmation")))
        .returning(signupColumns),
  });
}
