import { contacts } from "./tables.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError, type FieldErrors } from "../../platform/errors.ts";
import { enquiryInput, enquiryTrap } from "./schema.ts";

/** Nobody reads and fills in the form faster than this. */
const fastestPersonMs = 2000;

export const enquiryThanks = "We'll respond within 1 business day.";

/**
 * Stores the message and everything that must follow from it, or nothing. What looks like a machine
 * is kept aside for staff to read and gets the same answer, so that it learns nothing.
 * @throws CodedError invalid, with a text for each field
 */
export async function submitEnquiry(
  ctx: Ctx,
  raw: unknown,
  options: { deliverLead: boolean },
): Promise<{ message: string }> {
  const parsed = enquiryInput.safeParse(raw);
  if (!parsed.success) {
    const fields: FieldErrors = {};
    for (const issue of parsed.error.issues) {
      if (typeof issue.path[0] === "string") fields[issue.path[0]] ??= issue.message;
    }
    throw new CodedError("invalid", Object.values(fields)[0] ?? "Please check the form.", {
      fields,
    });
  }
  const { phone, company, ...enquiry } = parsed.data;
  const quarantinedBecause = reasonToHold(raw, ctx.clock.now());

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
  if (quarantinedBecause) ctx.log.info({ quarantinedBecause }, "enquiry held");
  return { message: enquiryThanks };
}

function reasonToHold(raw: unknown, now: Date): "honeypot" | "too_fast" | null {
  const { website, startedAt } = enquiryTrap.parse(raw);
  if (website !== "") return "honeypot";
  if (startedAt === undefined) return null;
  const elapsed = now.getTime() - startedAt;
  // A start in the future is a visitor's wrong clock, not a machine.
  return elapsed >= 0 && elapsed < fastestPersonMs ? "too_fast" : null;
}
