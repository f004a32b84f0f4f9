import { firmMoment } from "../../content/firm-day.ts";
import { firm } from "../../content/firm.ts";
import { retention } from "../../content/retention.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { paragraph, toFirm } from "../address-mail.ts";

type Values = {
  inbox: Mailbox;
  endpointId: string;
  /** The rest of its address may be a secret. */
  host: string;
  description: string;
  goneAt: Date;
  appUrl: string;
};

export const goneMail = ({ inbox, endpointId, host, description, goneAt, appUrl }: Values) =>
  toFirm(inbox, firm, {
    kind: "webhook-gone",
    key: `${endpointId}-${goneAt.getTime().toString(36)}`,
    heading: `The webhook to ${host} was turned off`,
    parts: [
      paragraph(
        `On ${firmMoment(goneAt)} it answered 410 Gone, which asks us to send nothing more.`,
      ),
      { kind: "facts", rows: [["Description", description || "none"]] },
      paragraph(
        `If that was meant, delete the endpoint. If not, turn it on again: what happens until then waits for it, each event for ${retention.deliveries.kept.days} days. What it refused is sent again by hand.`,
      ),
      { kind: "button", label: "Open webhooks", href: `${appUrl}/admin/webhooks` },
    ],
  });
