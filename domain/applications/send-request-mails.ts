import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { sourceFacts } from "../fields/source/schema.ts";
import { paragraph, personFacts, toFirm } from "../address-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { sayPromise } from "../promised-by.ts";
import { repeatFacts } from "./repeat-facts.ts";
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
  const { mail, appUrl } = services.settings;
  const [marked] = await withRepeats(services, membershipRequests, "pending", [request]);
  const repeated = await repeatFacts(services.db, "request", marked?.repeats);
  const heading = `${repeated.length > 0 ? "Repeated membership" : "Membership"} request from ${request.firstName} ${request.lastName}`;
  await services.mailer.deliver(
    toFirm(mail, request, {
      id: `membership-request-notice-${mailKey(request)}`,
      heading,
      subject: `${heading}: ${request.requestedPlan}`,
      parts: [
        {
          kind: "facts",
          rows: [
            ...personFacts(request),
            ["Requested plan", request.requestedPlan],
            ...sourceFacts(request.cameBy),
            ...repeated,
          ],
        },
        paragraph(`We promised a call ${await sayPromise(services, request.createdAt)}.`),
        { kind: "button", label: "Decide on this request", href: `${appUrl}/admin?tab=requests` },
      ],
    }),
  );
}

export async function sendRequestAcknowledgement(
  services: AcknowledgingServices,
  { membershipRequestId }: Payload,
): Promise<void> {
  const request = await requireRequest(services.db, membershipRequestId);
  await acknowledge(services, "message", request, {
    id: `membership-request-acknowledgement-${mailKey(request)}`,
    heading: "We received your membership request",
    parts: [
      paragraph(
        `We’ll call you ${await sayPromise(services, request.createdAt)} to discuss your membership. What happens next: a personal consultation call, a plan configured for you, then account setup and access.`,
      ),
      paragraph(
        `Nothing is charged for a request. Our hours are ${firm.hours.days}, ${firm.hours.time}; if it can’t wait, call ${firm.phone}.`,
      ),
      paragraph("If you did not ask for this, you can ignore this email."),
    ],
  });
}
