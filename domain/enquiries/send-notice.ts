import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { interestLabel, requireEnquiry } from "./find-enquiry.ts";
import { layOutMail, mailKey } from "../mail-layout.ts";

/** Tells the firm; a reply goes to whoever wrote. */
export async function sendNotice(
  services: { db: Queryable; mailer: Mailer; settings: { mail: { firmInbox: string } } },
  { contactId }: { contactId: number },
): Promise<void> {
  const enquiry = await requireEnquiry(services.db, contactId);
  const name = `${enquiry.firstName} ${enquiry.lastName}`;
  const rows: [string, string][] = [
    ["Name", name],
    ["Email", enquiry.email],
    ["Phone", enquiry.phone ?? "not given"],
    ["Company", enquiry.company ?? "not given"],
    ["Interested in", interestLabel(enquiry.interestedIn)],
    ["Member", enquiry.userId ? `yes (${enquiry.userId})` : "no"],
    ["Enquiry", `#${enquiry.id}`],
  ];
  await services.mailer.deliver({
    id: `enquiry-notice-${mailKey(enquiry)}`,
    to: services.settings.mail.firmInbox,
    replyTo: enquiry.email,
    subject: `New enquiry from ${name}: ${interestLabel(enquiry.interestedIn)}`,
    ...layOutMail(`New enquiry from ${name}`, [
      { kind: "facts", rows },
      { kind: "quote", text: enquiry.message },
      {
        kind: "paragraph",
        text: `Reply to this mail to answer. We promise a response within ${firm.promises.answer}.`,
      },
    ]),
  });
}
