import type { Queryable } from "../../platform/db/database.ts";
import type { HeldGrant } from "./draw-from.ts";
import { entries } from "./tables.ts";

type Lost = { grant: HeldGrant; periodId: string | null };

/** What is left of grants, shown by the statement of a period if one is named. The caller holds the company's lock. */
export async function writeOff(tx: Queryable, lost: Lost[], createdAt: Date): Promise<void> {
  if (lost.length === 0) return;
  await tx.insert(entries).values(
    lost.map(({ grant: { companyId, id: grantId, left: minutes }, periodId }) => ({
      companyId,
      kind: "expiry" as const,
      minutes,
      grantId,
      periodId,
      createdAt,
    })),
  );
}
