import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { interestLabel, requireEnquiry } from "./find-enquiry.ts";

export async function sendAcknowledgement(
  services: { db: Queryable; mailer: Mailer },
  { contactId }: { contactId: number },
): Promise<void> {
  const enquiry = await requireEnquiry(services.db, contactId);
  await services.mailer.deliver(
    toPerson(enquiry, {
      id: `enquiry-acknowledgement-${mailKey(enquiry)}`,
      heading: "Thank you for reaching out",
      subject: "We received your message",
      parts: [
        paragraph(
          `Your message about “${interestLabel(enquiry.interestedIn)}” has arrived. We'll respond within ${firm.promises.answer}.`,
        ),
        paragraph(
          `Our hours are ${firm.hours.days}, ${firm.hours.time}. If it can’t wait, call ${firm.phone}.`,
        ),
        paragraph("If you did not write to us, you can ignore this email."),
      ],
    }),
  );
}
