import type { Ctx } from "../../platform/context.ts";
import { inWork } from "./in-work.ts";
import type { ListedWork } from "./schema.ts";

/** To whoever logged it, who may change it. @throws CodedError not_found, conflict */
export function sendBackWork(
  ctx: Ctx,
  id: string,
  { reason }: { reason: string },
): Promise<ListedWork> {
  return inWork(ctx, id, { action: "work.sent-back", from: ["logged"] }, async () => ({
    status: "sent_back",
    sentBackBecause: reason,
  }));
}
