import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { goneMail } from "./gone-mail.ts";
import { webhookEndpoints } from "./tables.ts";

export type NoticeServices = {
  db: Queryable;
  mailer: Mailer;
  settings: Pick<Settings, "appUrl" | "mail">;
};

/** Nobody is told of one that was turned on again or deleted by then. */
export async function sendGoneNotice(
  { db, mailer, settings }: NoticeServices,
  { endpointId, goneAt: iso }: { endpointId: string; goneAt: string },
): Promise<void> {
  const goneAt = new Date(iso);
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.goneAt, goneAt)));
  if (!endpoint) return;
  const { description, url } = endpoint;
  const { host } = new URL(url);
  const { appUrl, mail } = settings;
  const inbox = mail.firmInbox;
  await mailer.deliver(goneMail({ inbox, endpointId, host, description, goneAt, appUrl }));
}
