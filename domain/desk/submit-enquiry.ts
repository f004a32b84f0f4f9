import { enquiryThanks } from "../../content/thanks.ts";
import type { Ctx } from "../../platform/context.ts";
import { interestLabel } from "../enquiries/find-enquiry.ts";
import { keepEnquiry } from "../enquiries/keep-enquiry.ts";
import type { EnquiryForm } from "../enquiries/schema.ts";
import { arrivedUnder } from "../enquiries/sent-before.ts";
import { withTopic } from "../fields/source/schema.ts";
import { promisedBy } from "../promised-by.ts";
import { openConversation } from "./open-conversation.ts";
import { contactPage } from "./schema.ts";

const fastestPersonMs = 2000;

/** What looks automated is quarantined and gets the same response, so that bots learn nothing. */
export async function submitEnquiry(
  ctx: Ctx,
  form: EnquiryForm,
  options: { deliverLead: boolean },
): Promise<{ message: string; by: string }> {
  const quarantinedBecause = reasonToQuarantine(form, ctx.clock.wall());
  const {
    phone,
    company,
    cameBy,
    about,
    website: _,
    shownFor: __,
    startedAt: ___,
    ...enquiry
  } = form;

  const receivedAt = await ctx.db.transaction(async (tx) => {
    const arrivedAt = form.key && (await arrivedUnder(tx, form.key));
    if (arrivedAt) return arrivedAt;
    const locked = { ...ctx, db: tx };
    const personId = ctx.actor.kind === "member" ? ctx.actor.userId : null;
    const contact = await keepEnquiry(locked, {
      ...enquiry,
      phone: phone || null,
      company: company || null,
      cameBy: withTopic(cameBy, about) ?? null,
      quarantinedBecause,
      userId: personId,
    });
    await openConversation(
      locked,
      {
        kind: "lead",
        status: quarantinedBecause ? "spam" : "new",
        subject: interestLabel(enquiry.interestedIn),
        personId,
        name: `${enquiry.firstName} ${enquiry.lastName}`,
        email: enquiry.email,
        phone: contact.phone,
        companyName: contact.company,
        enquiryId: contact.id,
        interestedIn: enquiry.interestedIn,
        page: contactPage,
        cameBy: contact.cameBy,
      },
      { text: enquiry.message },
    );
    if (quarantinedBecause) return contact.createdAt;
    const payload = { contactId: contact.id };
    await ctx.jobs.send(tx, "enquiry-notice", payload);
    await ctx.jobs.send(tx, "enquiry-acknowledgement", payload);
    if (options.deliverLead) await ctx.jobs.send(tx, "lead-delivery", payload);
    return contact.createdAt;
  });
  if (quarantinedBecause) ctx.log.info({ quarantinedBecause }, "enquiry quarantined");
  const by = await promisedBy(ctx, receivedAt);
  return { message: enquiryThanks, by: by.toISOString() };
}

function reasonToQuarantine(
  { website, shownFor, startedAt }: EnquiryForm,
  now: Date,
): "honeypot" | "too_fast" | null {
  if (website !== "") return "honeypot";
  const elapsed = shownFor ?? (startedAt === undefined ? null : now.getTime() - startedAt);
  // A start in the future is a wrong clock, not a bot.
  return elapsed !== null && elapsed >= 0 && elapsed < fastestPersonMs ? "too_fast" : null;
}
