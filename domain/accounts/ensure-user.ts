import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { users, type UserRow } from "./tables.ts";

export async function ensureUser(ctx: Ctx, verifiedEmail: string): Promise<UserRow> {
  const now = ctx.clock.wall();
  const [user] = await ctx.db
    .insert(users)
    .values({
      id: randomUUID(),
      email: verifiedEmail,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: users.email, set: { emailVerified: sql`true` } })
    .returning();
  if (!user) throw new Error("The upsert returned no row");
  return user;
}
