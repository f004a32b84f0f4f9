import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireSystem } from "../../platform/require-actor.ts";
import { reseal } from "./secrets.ts";
import { webhookEndpoints } from "./tables.ts";

/** For operators, when SECRET changes. @throws Error if one was sealed with another than `from` */
export async function resealSecrets(ctx: Ctx, from: string, to: string): Promise<number> {
  requireSystem(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const endpoints = await tx.select().from(webhookEndpoints).for("update");
    for (const { id, secret, previousSecret } of endpoints)
      await tx
        .update(webhookEndpoints)
        .set({
          secret: reseal(secret, from, to),
          previousSecret: previousSecret && reseal(previousSecret, from, to),
        })
        .where(eq(webhookEndpoints.id, id));
    return endpoints.length;
  });
}
