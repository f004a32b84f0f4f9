import { eq } from "drizzle-orm";
import { firmMoment } from "../../content/firm-day.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { nameOf, paragraph, personFacts, toFirm } from "../address-mail.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { interestLabel, requireEnquiry } from "../enquiries/find-enquiry.ts";
import { sourceFacts } from "../fields/source/schema.ts";
import { mailKey } from "../mail-layout.ts";
import type { MailPart } from "../mail-part.ts";
import { sayPromise } from "../promised-by.ts";
import { conversations } from "./tables.ts";
import { tellClocks } from "./promises/tell-clocks.ts";

type Services = {
  db: Queryable;
  clock: Clock;
  mailer: Mailer;
  settings: Pick<Settings, "mail" | "appUrl">;
};

export async function sendEnquiryNotice(
  services: Services,
  { contactId }: { contactId: number },
): Promise<void> {
  const { db, settings } = services;
  const enquiry = await requireEnquiry(db, contactId);
  const [row] = await db.select().from(conversations).where(eq(conversations.enquiryId, contactId));
  const clock = row && (await tellClocks(services, [row.id])).get(row.id);
  const names = row?.companyId ? await nameCompanies(db, [row.companyId]) : undefined;
  const company = names?.get(row?.companyId ?? "") ?? enquiry.company;
  const name = nameOf(enquiry);
  const rows: [string, string][] = [
    ...personFacts({ ...enquiry, company }),
    ["Interested in", interestLabel(enquiry.interestedIn)],
    ...sourceFacts(enquiry.cameBy),
    ["Member", enquiry.userId ? `yes (${enquiry.userId})` : "no"],
    ["Urgency", row?.urgency ?? "standard"],
    ...(clock ? [["Answer by", firmMoment(clock.dueAt)] as [string, string]] : []),
    ["Inquiry", `#${enquiry.id}`],
  ];
  const promised = clock
    ? `by ${firmMoment(clock.dueAt)}`
    : await sayPromise(services, enquiry.createdAt);
  const open: MailPart[] = row
    ? [
        {
          kind: "button",
          label: "Open it in the inbox",
          href: `${settings.appUrl}/admin/inbox/${row.id}`,
        },
      ]
    : [];
  await services.mailer.deliver(
    toFirm(settings.mail, enquiry, {
      id: `enquiry-notice-${mailKey(enquiry)}`,
      heading: `New inquiry from ${name}`,
      subject: `New inquiry from ${name}: ${interestLabel(enquiry.interestedIn)}`,
      parts: [
        { kind: "facts", rows },
        { kind: "quote", text: enquiry.message },
        ...open,
        paragraph(`Reply to this email to answer. We promised a response ${promised}.`),
      ],
    }),
  );
}
