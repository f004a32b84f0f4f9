import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { requireSystem } from "../../../platform/require-actor.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { passkeys } from "../tables.ts";
import { lockUser } from "../verified-user.ts";

/** For operators, for somebody who lost every device. Whoever holds one of them is signed out as well. */
export async function resetPasskeys(ctx: Ctx, userId: string): Promise<{ removed: number }> {
  requireSystem(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const inTx = { ...ctx, db: tx };
    await lockUser(tx, userId);
    const removed = await tx
      .delete(passkeys)
      .where(eq(passkeys.userId, userId))
      .returning({ id: passkeys.id });
    for (const { id } of removed)
      await recordAudit(tx, ctx, {
        action: "passkey.removed",
        subjectType: "user",
        subjectId: userId,
        details: { passkeyId: id },
      });
    await endSessionsOf(inTx, userId);
    return { removed: removed.length };
  });
}
