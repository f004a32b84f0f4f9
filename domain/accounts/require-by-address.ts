import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireSystem } from "../../platform/require-actor.ts";
import { users, type UserRow } from "./tables.ts";

/** For operators, who know people by address, verified or not. @throws CodedError not_found */
export async function requireByAddress(ctx: Ctx, email: string): Promise<UserRow> {
  requireSystem(ctx.actor);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (user) return user;
  throw new CodedError("not_found", `Nobody has an account with ${email}.`);
}
