import type { Ctx } from "../platform/context.ts";
import { requireMember } from "../platform/require-actor.ts";
import { requireOwnRequest } from "./desk/in-conversation.ts";
import type { ToldWork } from "./hours/schema.ts";
import { workOfRequest } from "./hours/work-of-request.ts";

/** For whoever reads the request. @throws CodedError unauthenticated, not_found, forbidden */
export async function ownRequestWork(ctx: Ctx, id: string): Promise<ToldWork[]> {
  const { userId } = requireMember(ctx.actor);
  const row = await requireOwnRequest(ctx.db, { id, userId });
  return workOfRequest(ctx, row.id);
}
