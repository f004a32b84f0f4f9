import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { OwnTimer } from "./schema.ts";
import { timers } from "./tables.ts";

/** For staff: their own. */
export async function findTimer({ db, clock, actor }: Ctx): Promise<OwnTimer> {
  const { userId } = requireAdmin(actor);
  const [row] = await db.select().from(timers).where(eq(timers.userId, userId));
  const today = civilDateOf(clock.now());
  if (!row) return { timer: null, today };
  const { companyId, text, startedAt } = row;
  const name = companyId && (await nameCompanies(db, [companyId])).get(companyId);
  return {
    today,
    timer: {
      startedAt: startedAt.toISOString(),
      seconds: Math.max(0, Math.floor((clock.wall().getTime() - startedAt.getTime()) / 1000)),
      company: companyId && name ? { id: companyId, name } : null,
      text,
    },
  };
}
