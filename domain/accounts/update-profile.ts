import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { users, type UserRow } from "./tables.ts";
import { parseInput } from "../../platform/parse-input.ts";
import { requireUser } from "./require-user.ts";
import { profileInput } from "./schema.ts";

/** Changes what is given and leaves the rest. @throws CodedError invalid */
export async function updateProfile(ctx: Ctx, raw: unknown): Promise<UserRow> {
  const user = await requireUser(ctx);
  const { firstName = user.firstName, lastName = user.lastName } = parseInput(profileInput, raw);
  const [updated] = await ctx.db
    .update(users)
    .set({ firstName, lastName, updatedAt: ctx.clock.now() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}
