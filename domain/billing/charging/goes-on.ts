import type { Ctx } from "../../../platform/context.ts";
import type { MembershipRow } from "../../membership/find-membership.ts";
import { liveSubscription } from "./mark-stale.ts";

/** False where the provider has ended the subscription before the membership, as in a pause: what follows is a subscription of its own, whatever is chosen by then. */
export async function goesOn(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { id, billing }: MembershipRow,
): Promise<boolean> {
  if (billing !== "card") return true;
  const billed = await liveSubscription(db, id);
  return billed !== null && (billed.endsAt === null || billed.endsAt > clock.now());
}
