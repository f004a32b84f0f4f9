import { eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { promisedBy, unlessPast } from "../promised-by.ts";
import { repeatFacts } from "./repeat-facts.ts";
import { requestAcknowledgementMail, requestNoticeMail } from "./request-mails.ts";
import { type MembershipRequestRow, membershipRequests } from "./tables.ts";
import { withRepeats } from "./with-repeats.ts";

type Services = { db: Queryable; mailer: Mailer };
type Payload = { membershipRequestId: number };

export async function requireRequest(db: Queryable, id: number): Promise<MembershipRequestRow> {
  const [row] = await db.select().from(membershipRequests).where(eq(membershipRequests.id, id));
  if (!row) throw new Error(`Membership request ${id} does not exist`);
  return row;
}

export async function sendRequestNotice(
  services: Services & { clock: Clock; settings: Pick<Settings, "appUrl" | "mail"> },
  { membershipRequestId }: Payload,
): Promise<void> {
  const request = await requireRequest(services.db, membershipRequestId);
  const [marked] = await withRepeats(services, membershipRequests, "pending", [request]);
  const repeated = await repeatFacts(services.db, "request", marked?.repeats);
  const promised = await promisedBy(services, request.createdAt);
  const { mail, appUrl } = services.settings;
  await services.mailer.deliver(
    requestNoticeMail({ inbox: mail.firmInbox, request, repeated, promisedBy: promised, appUrl }),
  );
}

export async function sendRequestAcknowledgement(
  services: AcknowledgingServices,
  { membershipRequestId }: Payload,
): Promise<void> {
  const request = await requireRequest(services.db, membershipRequestId);
  // The decision has a mail of its own.
  if (request.status !== "pending") return;
  const promised = unlessPast(services, await promisedBy(services, request.createdAt));
  const mail = requestAcknowledgementMail({ request, promisedBy: promised });
  await acknowledge(services, "message", mail);
}
