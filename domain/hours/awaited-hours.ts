import type { Queryable } from "../../platform/db/database.ts";
import { listAwaited } from "../membership/list-awaited.ts";
import { bonusOf } from "./grants-of.ts";
import type { AwaitedHours } from "./schema.ts";

/** By company, where a period waits for its charge. */
export async function awaitedHours(
  db: Queryable,
  companyIds: string[],
  today: string,
): Promise<Map<string, AwaitedHours>> {
  const awaited = await listAwaited(db, companyIds, today);
  return new Map(
    awaited.map(({ companyId, starts, ends, minutes, term }) => [
      companyId,
      { starts, ends, minutes: minutes + bonusOf(term) },
    ]),
  );
}
