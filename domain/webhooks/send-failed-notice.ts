import { eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import { reserveMail } from "../../platform/reserve-mail.ts";
import { failedMail } from "./failed-mail.ts";
import type { NoticeServices } from "./send-gone-notice.ts";
import { webhookDeliveries as deliveries, webhookEndpoints } from "./tables.ts";

/** Nobody is told of one that was sent again by then. Two processes may be given two of an endpoint at once. */
export async function sendFailedNotice(
  services: NoticeServices & { clock: Clock },
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const { type, createdAt, failedAt, answer } = deliveries;
  const { id: endpointId, url, description } = webhookEndpoints;
  const [failed] = await db
    .select({ type, createdAt, failedAt, answer, endpointId, url, description })
    .from(deliveries)
    .innerJoin(webhookEndpoints, eq(endpointId, deliveries.endpointId))
    .where(eq(deliveries.id, deliveryId));
  if (!failed?.failedAt) return;
  const recipient = `webhook-failed-${failed.endpointId}`;
  const today = { mailId: `webhook-failed-${deliveryId}`, recipient, most: 1, hours: 24 };
  if (!(await reserveMail(services, today))) return;
  const { url: address, failedAt: at, ...facts } = failed;
  const { host } = new URL(address);
  const { appUrl, mail } = settings;
  const inbox = mail.firmInbox;
  await mailer.deliver(failedMail({ ...facts, failedAt: at, inbox, host, appUrl }));
}
