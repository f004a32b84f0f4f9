import type { GrantRow } from "./tables.ts";

export type HeldGrant = GrantRow & { left: number };

const turn: Record<GrantRow["kind"], number> = { goodwill: 0, bonus: 1, plan: 2 };

const orderKey = ({ kind, expires, effective, createdAt, id }: GrantRow) =>
  [turn[kind], expires, effective, createdAt.toISOString(), id].join(" ");

export function inOrderOfUse<Grant extends GrantRow>(grants: Grant[]): Grant[] {
  return grants.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));
}

export const isUsableOn = ({ effective, expires }: GrantRow, date: string) =>
  effective <= date && date < expires;

export function drawFrom(grants: HeldGrant[], date: string, minutes: number) {
  let missing = minutes;
  const draws: { grantId: string; minutes: number }[] = [];
  for (const { id, left } of inOrderOfUse(grants.filter((grant) => isUsableOn(grant, date)))) {
    const taken = Math.min(left, missing);
    if (taken <= 0) continue;
    draws.push({ grantId: id, minutes: taken });
    missing -= taken;
  }
  return { draws, overage: missing };
}
