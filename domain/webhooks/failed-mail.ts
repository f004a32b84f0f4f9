import { firmMoment } from "../../content/firm-day.ts";
import { firm } from "../../content/firm.ts";
import { retention } from "../../content/retention.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { paragraph, toFirm } from "../address-mail.ts";
import { civilDateOf } from "../fields/civil-date.ts";

type Values = {
  inbox: Mailbox;
  endpointId: string;
  /** The rest of its address may be a secret. */
  host: string;
  description: string;
  type: string;
  createdAt: Date;
  failedAt: Date;
  /** The status that it answered last; null where there was no answer. */
  answer: number | null;
  appUrl: string;
};

/** Once a day for an endpoint, however many deliveries of it are given up. */
export const failedMail = ({ inbox, endpointId, host, failedAt, appUrl, ...delivery }: Values) =>
  toFirm(inbox, firm, {
    kind: "webhook-failed",
    key: `${endpointId}-${civilDateOf(failedAt)}`,
    heading: `A webhook to ${host} was given up`,
    parts: [
      paragraph(
        "We tried for three days, and do not try again by ourselves. There is one such email a day for an endpoint, however many deliveries it misses.",
      ),
      {
        kind: "facts",
        rows: [
          ["Description", delivery.description || "none"],
          ["Event", `${delivery.type}, ${firmMoment(delivery.createdAt)}`],
          ["Last answer", delivery.answer === null ? "none" : `HTTP ${delivery.answer}`],
        ],
      },
      paragraph(
        `Once the endpoint answers again, send what was given up once more by hand: it is kept for ${retention.deliveries.kept.days} days.`,
      ),
      { kind: "button", label: "Open webhooks", href: `${appUrl}/admin/webhooks` },
    ],
  });
