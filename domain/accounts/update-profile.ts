import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { users, type UserRow } from "./tables.ts";
import { requireUser } from "./require-user.ts";
import type { ProfileInput } from "./schema.ts";

export async function updateProfile(ctx: Ctx, profile: ProfileInput): Promise<UserRow> {
  const user = await requireUser(ctx);
  const { firstName = user.firstName, lastName = user.lastName, phone = user.phone } = profile;
  const [updated] = await ctx.db
    .update(users)
    .set({ firstName, lastName, phone, updatedAt: ctx.clock.wall() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}
