import type { Ctx } from "../../platform/context.ts";
import type { Settings } from "../../platform/env.ts";
import { requireUser } from "../accounts/require-user.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import type { UpgradePreview } from "../membership/schema.ts";
import { findSavedCard } from "./require-card.ts";
import { cardName } from "./schema.ts";

/** What to show before an upgrade that a saved card stands behind. @throws CodedError unauthenticated */
export async function previewUpgrade(
  ctx: Pick<Ctx, "actor" | "db" | "clock">,
  policy: Settings["upgradePolicy"],
): Promise<UpgradePreview> {
  const user = await requireUser(ctx);
  const card = policy === "saved-card" ? await findSavedCard(ctx.db, user) : null;
  return {
    on: civilDateOf(ctx.clock.now()),
    card: card && (cardName(card) ?? "A card"),
  };
}
