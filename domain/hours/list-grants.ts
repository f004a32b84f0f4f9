import { type HeldGrant, inOrderOfUse } from "./draw-from.ts";
import type { ListedGrant } from "./schema.ts";

export function listGrants(held: HeldGrant[]): ListedGrant[] {
  return inOrderOfUse(held).map(({ id, kind, minutes, left, effective, expires }) => ({
    id,
    kind,
    minutes,
    remainingMinutes: left,
    effective,
    expires,
  }));
}
