import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { holdUsers } from "../accounts/verified-user.ts";
import { companyInView } from "../companies/company-in-view.ts";
import { interestLabel, type Enquiry } from "../enquiries/find-enquiry.ts";
import { keepEnquiry } from "../enquiries/keep-enquiry.ts";
import type { MemberEnquiryInput } from "../enquiries/schema.ts";
import { sayPromise } from "../promised-by.ts";
import { askingRoles } from "./in-conversation.ts";
import { openConversation } from "./open-conversation.ts";

type KnownMember = Pick<Enquiry, "email" | "firstName" | "lastName" | "phone" | "company">;

/** Everybody may write: whose role does not ask for the company asks for themselves. */
export async function submitMemberEnquiry(
  ctx: Ctx,
  { topic, message }: MemberEnquiryInput,
  member: KnownMember,
): Promise<{ message: string }> {
  const { userId } = requireMember(ctx.actor);
  const createdAt = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    await holdUsers(tx, [userId]);
    const enquiry = { ...member, interestedIn: topic, message, userId };
    const { id: contactId } = await keepEnquiry(locked, enquiry);
    const seat = await companyInView(tx, userId);
    await openConversation(
      locked,
      {
        kind: "request",
        status: "open",
        subject: interestLabel(topic),
        companyId: seat && askingRoles.includes(seat.role) ? seat.companyId : null,
        personId: userId,
        enquiryId: contactId,
        interestedIn: topic,
        page: "/dashboard",
      },
      { text: message },
    );
    await ctx.jobs.send(tx, "enquiry-notice", { contactId });
    await ctx.jobs.send(tx, "enquiry-acknowledgement", { contactId });
  });
  return { message: `We’ll respond ${await sayPromise(ctx, createdAt)}.` };
}
