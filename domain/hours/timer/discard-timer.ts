import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import type { TimerSeen } from "./schema.ts";
import { timers } from "./tables.ts";

export async function discardTimer(
  { db, actor }: Ctx,
  { startedAt }: TimerSeen = {},
): Promise<void> {
  const { userId } = requireAdmin(actor);
  const isIt = startedAt === undefined ? undefined : eq(timers.startedAt, new Date(startedAt));
  await db.delete(timers).where(and(eq(timers.userId, userId), isIt));
}
