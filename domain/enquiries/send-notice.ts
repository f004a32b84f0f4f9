import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { interestLabel, requireEnquiry } from "./find-enquiry.ts";
import { nameOf, paragraph, personFacts, toFirm } from "../address-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { sayPromise } from "../promised-by.ts";

export async function sendNotice(
  services: { db: Queryable; clock: Clock; mailer: Mailer; settings: Pick<Settings, "mail"> },
  { contactId }: { contactId: number },
): Promise<void> {
  const enquiry = await requireEnquiry(services.db, contactId);
  const name = nameOf(enquiry);
  const rows: [string, string][] = [
    ...personFacts(enquiry),
    ["Interested in", interestLabel(enquiry.interestedIn)],
    ["Member", enquiry.userId ? `yes (${enquiry.userId})` : "no"],
    ["Inquiry", `#${enquiry.id}`],
  ];
  await services.mailer.deliver(
    toFirm(services.settings.mail, enquiry, {
      id: `enquiry-notice-${mailKey(enquiry)}`,
      heading: `New inquiry from ${name}`,
      subject: `New inquiry from ${name}: ${interestLabel(enquiry.interestedIn)}`,
      parts: [
        { kind: "facts", rows },
        { kind: "quote", text: enquiry.message },
        paragraph(
          `Reply to this email to answer. We promised a response ${await sayPromise(services, enquiry.createdAt)}.`,
        ),
      ],
    }),
  );
}
