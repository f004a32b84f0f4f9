import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { promisedBy } from "../promised-by.ts";
import { acknowledgementMail } from "./acknowledgement-mail.ts";
import { requireEnquiry } from "./find-enquiry.ts";

export async function sendAcknowledgement(
  services: AcknowledgingServices,
  { contactId, by }: { contactId: number; by?: string | undefined },
): Promise<void> {
  const enquiry = await requireEnquiry(services.db, contactId);
  // A visitor's is by the next business day, a member's what was promised to their company.
  const promised = by ? new Date(by) : await promisedBy(services, enquiry.createdAt);
  const mail = acknowledgementMail({ enquiry, promisedBy: promised });
  // A member has proved the address.
  if (enquiry.userId) await services.mailer.deliver(mail);
  else await acknowledge(services, "message", mail);
}
