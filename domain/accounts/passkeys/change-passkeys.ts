import { and, count, eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { passkeys } from "../tables.ts";
import { lockUser } from "../verified-user.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import type { ListedPasskey } from "../schema.ts";
import { listed } from "./list-passkeys.ts";

/** @throws CodedError not_found, also for someone else's passkey */
export async function renamePasskey(ctx: Ctx, id: string, name: string): Promise<ListedPasskey> {
  const { userId } = requireMember(ctx.actor);
  const [row] = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  if (!row) throw missing();
  return listed(row);
}

/** An admin's last passkey stays: mail alone must not suffice. @throws CodedError not_found, conflict */
export async function removePasskey(ctx: Ctx, id: string, live: boolean): Promise<void> {
  const { userId, isAdmin } = requireMember(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    if (!removed) throw missing();
    const [left] = await tx
      .select({ keys: count() })
      .from(passkeys)
      .where(eq(passkeys.userId, userId));
    if (live && isAdmin && left?.keys === 0)
      throw new CodedError(
        "conflict",
        "An admin needs a passkey. Add another before this one goes.",
      );
    await recordAudit(tx, ctx, {
      action: "passkey.removed",
      subjectType: "user",
      subjectId: userId,
      details: { passkeyId: id },
    });
  });
}

function missing(): CodedError {
  return new CodedError("not_found", "There is no such passkey.");
}
