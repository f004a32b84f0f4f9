import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { users, type UserRow } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";

/** @throws CodedError unauthenticated */
export async function requireUser(ctx: Pick<Ctx, "actor" | "db">): Promise<UserRow> {
  const { userId } = requireMember(ctx.actor);
  const user = await findUser(ctx, userId);
  if (!user) throw new CodedError("unauthenticated", "Please sign in.");
  return user;
}

export async function findUser(ctx: Pick<Ctx, "db">, userId: string): Promise<UserRow | null> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  return user ?? null;
}
