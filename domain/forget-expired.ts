import { and, lt, lte } from "drizzle-orm";
import { retention, type Retention } from "../content/retention.ts";
import type { Ctx } from "../platform/context.ts";
import { periodMs } from "./fields/period-ms.ts";
import { heldTables } from "./held-tables.ts";

type Held = (typeof heldTables)[number];

/** Deletes what has been kept for as long as the privacy page says. */
export async function forgetExpired({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  for (const { table, rule, forget } of heldTables) {
    if (!forget) continue;
    const now = clock.wall();
    const isOver =
      "expires" in forget
        ? lte(forget.expires, now)
        : lt(forget.since, new Date(now.getTime() - keptMs(forget.rule ?? rule)));
    await db.delete(table).where(and(isOver, forget.when));
  }
}

function keptMs(rule: Held["rule"]): number {
  const said: Retention | undefined =
    rule === "firm" || rule === "trial" ? undefined : retention[rule];
  if (!said || !("kept" in said)) throw new Error(`${rule} has no period`);
  return periodMs(said.kept);
}
