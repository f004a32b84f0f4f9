import { eq } from "drizzle-orm";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { acknowledgementMail } from "../enquiries/acknowledgement-mail.ts";
import { requireEnquiry } from "../enquiries/find-enquiry.ts";
import { type AnsweringSettings, wayBack } from "./mail/way-back.ts";
import { findAwaited } from "./promises/find-awaited.ts";
import { conversations } from "./tables.ts";

export async function sendEnquiryAcknowledgement(
  services: AcknowledgingServices & { settings: AnsweringSettings },
  { contactId }: { contactId: number },
): Promise<void> {
  const { db } = services;
  const enquiry = await requireEnquiry(db, contactId);
  const [row] = await db.select().from(conversations).where(eq(conversations.enquiryId, contactId));
  const awaited = row && (await findAwaited(services, row.id));
  if (!awaited) return;
  const mail = {
    ...acknowledgementMail({ enquiry, promisedBy: awaited.by }),
    ...(await wayBack(services, awaited.id)),
  };
  // A request goes to the address of the account, which was proved; a form names any.
  if (row.kind === "request") await services.mailer.deliver(mail);
  else await acknowledge(services, "message", mail);
}
