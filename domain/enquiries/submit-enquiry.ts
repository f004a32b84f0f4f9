import { enquiryThanks } from "../../content/thanks.ts";
import { contacts } from "./tables.ts";
import type { Ctx } from "../../platform/context.ts";
import type { EnquiryForm } from "./schema.ts";

/** No person fills in the form faster than this. */
const fastestPersonMs = 2000;

/** What looks automated is quarantined and gets the same response, so that bots learn nothing. */
export async function submitEnquiry(
  ctx: Ctx,
  form: EnquiryForm,
  options: { deliverLead: boolean },
): Promise<{ message: string }> {
  const quarantinedBecause = reasonToQuarantine(form, ctx.clock.wall());
  const { phone, company, website: _, startedAt: __, ...enquiry } = form;

  await ctx.db.transaction(async (tx) => {
    const [contact] = await tx
      .insert(contacts)
      .values({
        ...enquiry,
        phone: phone || null,
        company: company || null,
        quarantinedBecause,
        requestId: ctx.requestId,
        userId: ctx.actor.kind === "member" ? ctx.actor.userId : null,
        createdAt: ctx.clock.now(),
      })
      .returning({ id: contacts.id });
    if (!contact || quarantinedBecause) return;
    const payload = { contactId: contact.id };
    await ctx.jobs.send(tx, "enquiry-notice", payload);
    await ctx.jobs.send(tx, "enquiry-acknowledgement", payload);
    if (options.deliverLead) await ctx.jobs.send(tx, "lead-delivery", payload);
  });
  if (quarantinedBecause) ctx.log.info({ quarantinedBecause }, "enquiry quarantined");
  return { message: enquiryThanks };
}

function reasonToQuarantine(
  { website, startedAt }: EnquiryForm,
  now: Date,
): "honeypot" | "too_fast" | null {
  if (website !== "") return "honeypot";
  if (startedAt === undefined) return null;
  const elapsed = now.getTime() - startedAt;
  // A start in the future is a wrong clock, not a bot.
  return elapsed >= 0 && elapsed < fastestPersonMs ? "too_fast" : null;
}
