import { firm } from "../../content/firm.ts";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { paragraph, toPerson, type Words } from "../address-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { sayPromise } from "../promised-by.ts";
import { interestLabel, requireEnquiry } from "./find-enquiry.ts";

export async function sendAcknowledgement(
  services: AcknowledgingServices,
  { contactId }: { contactId: number },
): Promise<void> {
  const enquiry = await requireEnquiry(services.db, contactId);
  const words: Words = {
    id: `enquiry-acknowledgement-${mailKey(enquiry)}`,
    heading: "Thank you for reaching out",
    subject: "We received your message",
    parts: [
      paragraph(
        `Your message about “${interestLabel(enquiry.interestedIn)}” has arrived. We’ll respond ${await sayPromise(services, enquiry.createdAt)}.`,
      ),
      paragraph(
        `Our hours are ${firm.hours.days}, ${firm.hours.time}. If it can’t wait, call ${firm.phone}.`,
      ),
      paragraph("If you did not write to us, you can ignore this email."),
    ],
  };
  // A member has proved the address.
  if (enquiry.userId) await services.mailer.deliver(toPerson(enquiry, words));
  else await acknowledge(services, "message", enquiry, words);
}
