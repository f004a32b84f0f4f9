import { firmMoment } from "../../../content/firm-day.ts";
import { firm } from "../../../content/firm.ts";
import type { Mailbox } from "../../../platform/mailbox.ts";
import { paragraph, toFirm } from "../../address-mail.ts";

type Values = {
  inbox: Mailbox;
  clockId: string;
  which: "half" | "end";
  isLate: boolean;
  conversation: { id: string; subject: string; urgency: string };
  from: string;
  company: string | null;
  assignee: string | null;
  startedAt: Date;
  promisedBy: Date;
  appUrl: string;
};

export function promiseWarningMail({ inbox, clockId, which, isLate, ...values }: Values) {
  const { conversation, from, company, assignee, startedAt, promisedBy, appUrl } = values;
  const { id, subject, urgency } = conversation;
  const heading = isLate
    ? `${from} is waiting past the promised time`
    : `Half of the time to answer ${from} is gone`;
  const promised = firmMoment(promisedBy);
  return toFirm(inbox, firm, {
    kind: "promise-warning",
    key: `${clockId}-${which}`,
    heading,
    subject: isLate ? `Late: ${subject}, from ${from}` : `Due ${promised}: ${subject}`,
    parts: [
      paragraph(`We promised an answer by ${promised}.`),
      {
        kind: "facts",
        rows: [
          ["About", subject],
          ["From", from],
          ["Company", company ?? "none"],
          ["Urgency", urgency],
          ["Waiting since", firmMoment(startedAt)],
          ["Assigned to", assignee ?? "nobody"],
        ],
      },
      { kind: "button", label: "Answer it in the inbox", href: `${appUrl}/admin/inbox/${id}` },
    ],
  });
}
