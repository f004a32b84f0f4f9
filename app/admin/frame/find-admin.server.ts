import { requireUser } from "../../../domain/accounts/require-user.ts";
import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { currentUser } from "../../../domain/current-user.ts";
import type { PageContext } from "../../../domain/page-context.ts";

/** Who is signed in, if that is staff. */
export async function findAdmin(page: PageContext): Promise<CurrentUser | null> {
  const ctx = await page.ctx();
  if (ctx.actor.kind !== "member" || !ctx.actor.isAdmin) return null;
  return currentUser(ctx, await requireUser(ctx), true);
}
