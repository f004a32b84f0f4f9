import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipRequests, type MembershipRequestRow } from "./tables.ts";
import type { Mailer } from "../../platform/mail.ts";
import { applicantFacts, layOutMail, mailKey, plainName } from "../mail-layout.ts";

type Services = { db: Queryable; mailer: Mailer };
type Payload = { membershipRequestId: number };

async function requireRequest(db: Queryable, id: number): Promise<MembershipRequestRow> {
  const [row] = await db.select().from(membershipRequests).where(eq(membershipRequests.id, id));
  if (!row) throw new Error(`Membership request ${id} does not exist`);
  return row;
}

/** Tells the firm; a reply goes to the applicant. */
export async function sendRequestNotice(
  services: Services & { settings: { appUrl: string; mail: { firmInbox: string } } },
  { membershipRequestId }: Payload,
): Promise<void> {
  const request = await requireRequest(services.db, membershipRequestId);
  const { mail, appUrl } = services.settings;
  const name = `${request.firstName} ${request.lastName}`;
  const heading = `Membership request from ${name}`;
  await services.mailer.deliver({
    id: `membership-request-notice-${mailKey(request)}`,
    to: mail.firmInbox,
    replyTo: request.email,
    subject: `${heading}: ${request.requestedPlan}`,
    ...layOutMail(heading, [
      {
        kind: "facts",
        rows: [...applicantFacts(request), ["Requested plan", request.requestedPlan]],
      },
      { kind: "paragraph", text: `We promised a call within ${firm.promises.call}.` },
      { kind: "button", label: "Decide on this request", href: `${appUrl}/admin?tab=requests` },
    ]),
  });
}

/** Whoever fills in the form chooses who gets this mail, so it carries none of their words but a plain name. */
export async function sendRequestAcknowledgement(
  services: Services,
  { membershipRequestId }: Payload,
): Promise<void> {
  const request = await requireRequest(services.db, membershipRequestId);
  await services.mailer.deliver({
    id: `membership-request-acknowledgement-${mailKey(request)}`,
    to: request.email,
    replyTo: firm.email,
    subject: `We received your membership request - ${firm.name}`,
    ...layOutMail("Your membership request has reached us", [
      { kind: "paragraph", text: `Hello${plainName(request.firstName)},` },
      {
        kind: "paragraph",
        text: `We’ll contact you within ${firm.promises.call} to discuss your membership. What happens next: a personal consultation call, a plan configured for you, then account setup and access.`,
      },
      {
        kind: "paragraph",
        text: `Nothing is charged for a request. Our hours are ${firm.hours.days}, ${firm.hours.time}; if it cannot wait, call ${firm.phone}.`,
      },
      { kind: "paragraph", text: "If you did not ask for this, you can ignore this mail." },
    ]),
  });
}
