import type { Queryable } from "../../../platform/db/database.ts";
import { listRunning } from "../../membership/find-membership.ts";
import type { OrderRow } from "../tables.ts";

export async function invoicedByHand(db: Queryable, companyIds: string[]): Promise<Set<string>> {
  const running = companyIds.length > 0 ? await listRunning(db, companyIds) : [];
  return new Set(
    running.filter(({ billing }) => billing === "by-hand").map(({ companyId }) => companyId),
  );
}

export function depositWay(
  { deposit }: { deposit: number },
  isByHand: boolean,
): OrderRow["depositBy"] {
  if (deposit === 0) return null;
  return isByHand ? "invoice" : "card";
}
