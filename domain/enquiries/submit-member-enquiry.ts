import { contacts } from "./tables.ts";
import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { sayPromise } from "../promised-by.ts";
import type { Enquiry } from "./find-enquiry.ts";
import type { MemberEnquiryInput } from "./schema.ts";

type KnownMember = Pick<Enquiry, "email" | "firstName" | "lastName" | "phone" | "company">;

export async function submitMemberEnquiry(
  ctx: Ctx,
  { topic, message }: MemberEnquiryInput,
  member: KnownMember,
): Promise<{ message: string }> {
  const { userId } = requireMember(ctx.actor);
  const createdAt = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [contact] = await tx
      .insert(contacts)
      .values({
        ...member,
        interestedIn: topic,
        message,
        requestId: ctx.requestId,
        userId,
        createdAt,
      })
      .returning({ id: contacts.id });
    if (!contact) throw new Error("The insert returned no row");
    await ctx.jobs.send(tx, "enquiry-notice", { contactId: contact.id });
    await ctx.jobs.send(tx, "enquiry-acknowledgement", { contactId: contact.id });
  });
  return { message: `We’ll respond ${await sayPromise(ctx, createdAt)}.` };
}
