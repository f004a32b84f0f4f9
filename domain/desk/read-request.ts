import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { requireOwnRequest } from "./in-conversation.ts";
import { listPublicTurns, tellTurns } from "./list-turns.ts";
import type { Request } from "./schema.ts";
import { tellRequests } from "./tell-requests.ts";

/** For a member. @throws CodedError unauthenticated, not_found, forbidden */
export async function readRequest(ctx: Ctx, id: string): Promise<Request> {
  const { userId } = requireMember(ctx.actor);
  const row = await requireOwnRequest(ctx.db, { id, userId });
  const [told] = await tellRequests(ctx, [row], userId);
  const turns = await listPublicTurns(ctx.db, row.id);
  return { ...told!, messages: await tellTurns(ctx.db, turns, userId) };
}
