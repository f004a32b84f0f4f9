import { requireUser } from "../../../domain/accounts/require-user.ts";
import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { currentUser } from "../../../domain/current-user.ts";
import type { PageContext } from "../../../domain/page-context.ts";
import type { Ctx } from "../../../platform/context.ts";

export async function staffCtx(page: PageContext): Promise<Ctx | null> {
  const ctx = await page.ctx();
  return ctx.actor.kind === "member" && ctx.actor.isAdmin ? ctx : null;
}

export async function findAdmin(page: PageContext): Promise<CurrentUser | null> {
  const ctx = await staffCtx(page);
  return ctx && currentUser(ctx, await requireUser(ctx), true);
}
