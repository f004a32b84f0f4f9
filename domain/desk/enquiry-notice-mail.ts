import { firmMoment } from "../../content/firm-day.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { type KnownPerson, nameOf, paragraph, personFacts, toFirm } from "../address-mail.ts";
import { interestLabel } from "../enquiries/find-enquiry.ts";
import { type LeadSource, sourceFacts } from "../fields/source/schema.ts";
import { mailKey } from "../mail-layout.ts";
import { quotePart } from "./quote-part.ts";

type Values = {
  inbox: Mailbox;
  enquiry: KnownPerson & {
    id: number;
    createdAt: Date;
    interestedIn: string;
    message: string;
    cameBy: LeadSource | null;
    userId: string | null;
  };
  urgency: string;
  promisedBy: Date;
  /** Null where it has no conversation: it was held back. */
  conversationId: string | null;
  appUrl: string;
};

export function enquiryNoticeMail(values: Values) {
  const { inbox, enquiry, urgency, promisedBy, conversationId, appUrl } = values;
  const about = interestLabel(enquiry.interestedIn);
  const howToAnswer =
    conversationId === null
      ? "Reply to this email to answer."
      : "A reply to this email reaches them, but the inbox does not see it.";
  const heading = `New inquiry from ${nameOf(enquiry)}`;
  return toFirm(inbox, enquiry, {
    kind: "enquiry-notice",
    key: mailKey(enquiry),
    heading,
    subject: `${heading}: ${about}`,
    parts: [
      {
        kind: "facts",
        rows: [
          ...personFacts(enquiry),
          ["Interested in", about],
          ...sourceFacts(enquiry.cameBy),
          ["Member", enquiry.userId ? `yes (${enquiry.userId})` : "no"],
          ["Urgency", urgency],
          ["Answer by", firmMoment(promisedBy)],
          ["Inquiry", `#${enquiry.id}`],
        ],
      },
      ...quotePart(enquiry.message),
      ...(conversationId === null
        ? []
        : [
            {
              kind: "button" as const,
              label: "Answer it in the inbox",
              href: `${appUrl}/admin/inbox/${conversationId}`,
            },
          ]),
      paragraph(`We promised a response by ${firmMoment(promisedBy)}. ${howToAnswer}`),
    ],
  });
}
