import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { holdUsers } from "../accounts/verified-user.ts";
import { companyInView, requireInView } from "../companies/company-in-view.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { hasPriority } from "../membership/has-priority.ts";
import { askingRoles } from "./in-conversation.ts";
import { openConversation } from "./open-conversation.ts";
import { readRequest } from "./read-request.ts";
import { findSent } from "./sent-before.ts";
import type { Request, RequestInput } from "./schema.ts";

/** Without a company it is always standard. @throws CodedError unauthenticated, not_found, forbidden, conflict */
export function askForHelp(
  ctx: Ctx,
  { companyId: wanted, urgency, subject, text, key, files }: RequestInput,
): Promise<Request> {
  const { userId: personId } = requireMember(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    await holdUsers(tx, [personId]);
    const sent = await findSent(locked, key);
    if (sent !== null) return readRequest(locked, sent);
    const inView = wanted ? null : await companyInView(tx, personId);
    if (wanted === null) requireInView(inView, null);
    const given = wanted ?? inView?.companyId;
    if (given) await requireSeat(tx, { companyId: given, userId: personId }, askingRoles);
    const companyId = given ? await keptCompany(tx, given) : null;
    const { conversationId: id, id: messageId } = await openConversation(
      locked,
      {
        kind: "request",
        status: "open",
        urgency: companyId ? urgency : "standard",
        priority: companyId !== null && (await hasPriority(tx, companyId)),
        subject,
        companyId,
        personId,
      },
      { text, key, files },
    );
    await ctx.jobs.send(tx, "conversation-notice", { messageId });
    return readRequest(locked, id);
  });
}
