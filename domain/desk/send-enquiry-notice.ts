import { eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { requireEnquiry } from "../enquiries/find-enquiry.ts";
import { promisedBy } from "../promised-by.ts";
import { enquiryNoticeMail } from "./enquiry-notice-mail.ts";
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
  const promised = clock ? new Date(clock.dueAt) : await promisedBy(services, enquiry.createdAt);
  await services.mailer.deliver(
    enquiryNoticeMail({
      inbox: settings.mail.firmInbox,
      enquiry: { ...enquiry, company },
      urgency: row?.urgency ?? "standard",
      promisedBy: promised,
      conversationId: row?.id ?? null,
      appUrl: settings.appUrl,
    }),
  );
}
