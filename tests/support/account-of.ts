import { eq } from "drizzle-orm";
import { users } from "../../domain/accounts/tables.ts";
import { membershipInView } from "../../domain/hours/membership-in-view.ts";
import type { TestApp } from "./app.ts";

/** With the plan and hours of the company in view, to the app's clock. */
export async function accountOf({ ctx }: Pick<TestApp, "ctx">, email: string) {
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`Nobody has the address ${email}`);
  return { ...user, ...(await membershipInView(ctx, user.id)) };
}
