import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { interestLabel, requireEnquiry } from "./find-enquiry.ts";
import { layOutMail, mailKey, plainName } from "../mail-layout.ts";

/** Whoever fills in the form chooses who gets this mail, so it carries none of their words but a plain name. */
export async function sendAcknowledgement(
  services: { db: Queryable; mailer: Mailer },
  { contactId }: { contactId: number },
): Promise<void> {
  const enquiry = await requireEnquiry(services.db, contactId);
  await services.mailer.deliver({
    id: `enquiry-acknowledgement-${mailKey(enquiry)}`,
    to: enquiry.email,
    replyTo: firm.email,
    subject: `We received your message - ${firm.name}`,
    ...layOutMail("Thank you for reaching out", [
      { kind: "paragraph", text: `Hello${plainName(enquiry.firstName)},` },
      {
        kind: "paragraph",
        text: `Your message about “${interestLabel(enquiry.interestedIn)}” has reached us. We'll respond within ${firm.promises.answer}.`,
      },
      {
        kind: "paragraph",
        text: `Our hours are ${firm.hours.days}, ${firm.hours.time}. If it cannot wait, call ${firm.phone}.`,
      },
      { kind: "paragraph", text: "If you did not write to us, you can ignore this mail." },
    ]),
  });
}
