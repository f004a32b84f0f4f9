import { firmMoment } from "../../content/firm-day.ts";
import { firm } from "../../content/firm.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import {
  byWhen,
  type KnownPerson,
  paragraph,
  personFacts,
  type Reader,
  toFirm,
  toPerson,
} from "../address-mail.ts";
import { type LeadSource, sourceFacts } from "../fields/source/schema.ts";
import { mailKey } from "../mail-layout.ts";
import type { Fact } from "../mail-part.ts";

type Noticed = {
  inbox: Mailbox;
  request: KnownPerson & {
    id: number;
    createdAt: Date;
    requestedPlan: string;
    cameBy: LeadSource | null;
  };
  repeated: Fact[];
  promisedBy: Date;
  appUrl: string;
};

export function requestNoticeMail({ inbox, request, repeated, promisedBy, appUrl }: Noticed) {
  const { firstName, lastName, requestedPlan, cameBy } = request;
  const isRepeated = repeated.length > 0;
  const name = `${firstName} ${lastName}`;
  return toFirm(inbox, request, {
    kind: "membership-request-notice",
    key: mailKey(request),
    heading: `${isRepeated ? "Repeated membership" : "Membership"} request from ${name}`,
    subject: `${isRepeated ? "Repeated" : "Membership"} request: ${name}, ${requestedPlan}`,
    parts: [
      {
        kind: "facts",
        rows: [
          ...personFacts(request),
          ["Requested plan", requestedPlan],
          ...sourceFacts(cameBy),
          ...repeated,
        ],
      },
      paragraph(`We promised a call by ${firmMoment(promisedBy)}.`),
      { kind: "button", label: "Decide on this request", href: `${appUrl}/admin?tab=requests` },
    ],
  });
}

type Acknowledged = {
  request: Reader & { id: number; createdAt: Date };
  promisedBy: Date | null;
};

export const requestAcknowledgementMail = ({ request, promisedBy }: Acknowledged) =>
  toPerson(request, {
    kind: "membership-request-acknowledgement",
    key: mailKey(request),
    heading: "We received your membership request",
    parts: [
      paragraph(
        `We’ll call you ${byWhen(promisedBy)} to discuss your membership. What happens next: a personal consultation call, a plan configured for you, then account setup and access.`,
      ),
      paragraph(
        `Nothing is charged for a request. Our hours are ${firm.hours.days}, ${firm.hours.time}; if it can’t wait, call ${firm.phone}.`,
      ),
      paragraph("If you did not ask for this, you can ignore this email."),
    ],
  });
