import type { Ctx } from "../platform/context.ts";
import type { findUser } from "./accounts/require-user.ts";
import type { CurrentUser } from "./accounts/schema.ts";
import { membershipInView } from "./hours/membership-in-view.ts";

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The only fields of the row that leave the server. */
export async function currentUser(
  ctx: Pick<Ctx, "db" | "clock">,
  user: User,
  isAdmin: boolean,
): Promise<CurrentUser> {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    profileImageUrl: user.profileImageUrl,
    ...(await membershipInView(ctx, user.id)),
    createdAt: user.createdAt.toISOString(),
    isAdmin,
    deletionScheduledFor: user.deletionScheduledFor?.toISOString() ?? null,
  };
}
