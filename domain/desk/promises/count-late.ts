import { and, count, isNull, lt } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { clocks } from "./tables.ts";

export async function countLate({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<number> {
  const { dueAt, pausedAt, metAt, droppedAt } = clocks;
  const runs = and(isNull(pausedAt), isNull(metAt), isNull(droppedAt));
  const [late] = await db
    .select({ count: count() })
    .from(clocks)
    .where(and(runs, lt(dueAt, clock.now())));
  return late?.count ?? 0;
}
