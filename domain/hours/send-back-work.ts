import type { Ctx } from "../../platform/context.ts";
import { inWork, requireAsRead } from "./in-work.ts";
import type { ListedWork, WorkSeen } from "./schema.ts";

/** To whoever logged it, who may change it. @throws CodedError not_found, conflict */
export function sendBackWork(
  ctx: Ctx,
  id: string,
  { reason, ...seen }: { reason: string } & WorkSeen,
): Promise<ListedWork> {
  const step = { action: "work.sent-back", from: ["logged"] } as const;
  return inWork(ctx, id, step, async (line, locked) => {
    await requireAsRead(locked, line, seen);
    return { status: "sent_back", sentBackBecause: reason };
  });
}
