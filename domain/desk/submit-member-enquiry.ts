import { asc, desc, eq, inArray } from "drizzle-orm";
import { firmMoment } from "../../content/firm-day.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { holdUsers } from "../accounts/verified-user.ts";
import { companyInView, requireInView } from "../companies/company-in-view.ts";
import { interestLabel, type Enquiry } from "../enquiries/find-enquiry.ts";
import { keepEnquiry } from "../enquiries/keep-enquiry.ts";
import type { MemberEnquiryInput } from "../enquiries/schema.ts";
import { hasPriority } from "../membership/has-priority.ts";
import { askingRoles, requireConversation } from "./in-conversation.ts";
import { openConversation } from "./open-conversation.ts";
import { clocks } from "./promises/tables.ts";
import { findSent } from "./sent-before.ts";

type KnownMember = Pick<Enquiry, "email" | "firstName" | "lastName" | "phone" | "company">;

/** The promise that was made first; with what it was merged into, where it was. */
async function whenDue(tx: Queryable, id: string): Promise<Date> {
  const { id: open } = await requireConversation(tx, id);
  const { dueAt, startedAt, conversationId } = clocks;
  const [row] = await tx
    .select({ dueAt })
    .from(clocks)
    .where(inArray(conversationId, [id, open]))
    .orderBy(desc(eq(conversationId, id)), asc(startedAt))
    .limit(1);
  if (!row) throw new Error(`Nobody was promised an answer to ${id}`);
  return row.dueAt;
}

/** Everybody may write: whose role does not ask for the company asks for themselves. @throws CodedError conflict */
export async function submitMemberEnquiry(
  ctx: Ctx,
  { topic, message, key, company }: MemberEnquiryInput & { company?: string | undefined },
  member: KnownMember,
): Promise<{ message: string }> {
  const { userId } = requireMember(ctx.actor);
  const by = await ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    await holdUsers(tx, [userId]);
    const sent = await findSent(locked, key);
    if (sent !== null) return whenDue(tx, sent);
    const seat = await companyInView(tx, userId);
    requireInView(seat, company);
    const enquiry = { ...member, interestedIn: topic, message, userId };
    const { id: contactId } = await keepEnquiry(locked, enquiry);
    const companyId = seat && askingRoles.includes(seat.role) ? seat.companyId : null;
    const { conversationId } = await openConversation(
      locked,
      {
        kind: "request",
        status: "open",
        subject: interestLabel(topic),
        priority: companyId !== null && (await hasPriority(tx, companyId)),
        companyId,
        personId: userId,
        enquiryId: contactId,
        interestedIn: topic,
        page: "/dashboard",
      },
      { text: message, key },
    );
    await ctx.jobs.send(tx, "enquiry-notice", { contactId });
    await ctx.jobs.send(tx, "enquiry-acknowledgement", { contactId });
    return whenDue(tx, conversationId);
  });
  return { message: `We’ll respond by ${firmMoment(by)}.` };
}
