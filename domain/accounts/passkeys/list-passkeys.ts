import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { passkeys, type PasskeyRow } from "../tables.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import type { ListedPasskey } from "../schema.ts";

export async function listPasskeys(ctx: Ctx): Promise<ListedPasskey[]> {
  const { userId } = requireMember(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(listed);
}

export async function hasPasskey(ctx: Pick<Ctx, "db">, userId: string): Promise<boolean> {
  const [one] = await ctx.db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return one !== undefined;
}

export function listed(row: PasskeyRow): ListedPasskey {
  return {
    id: row.id,
    name: row.name,
    backedUp: row.backedUp,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
