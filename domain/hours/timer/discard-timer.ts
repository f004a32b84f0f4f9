import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { timers } from "./tables.ts";

export async function discardTimer({ db, actor }: Ctx): Promise<void> {
  const { userId } = requireAdmin(actor);
  await db.delete(timers).where(eq(timers.userId, userId));
}
