import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { keptNames } from "../../companies/merged-companies.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { OwnTimer } from "./schema.ts";
import { timers } from "./tables.ts";

/** For staff: their own. Its company may have been merged while it started. */
export async function findTimer({ db, clock, actor }: Ctx): Promise<OwnTimer> {
  const { userId } = requireAdmin(actor);
  const [row] = await db.select().from(timers).where(eq(timers.userId, userId));
  const today = civilDateOf(clock.now());
  if (!row) return { timer: null, today };
  const { companyId, text, startedAt } = row;
  const company = companyId === null ? null : (await keptNames(db, [companyId])).get(companyId);
  return {
    today,
    timer: {
      startedAt: startedAt.toISOString(),
      seconds: Math.max(0, Math.floor((clock.wall().getTime() - startedAt.getTime()) / 1000)),
      company: company ?? null,
      text,
    },
  };
}
