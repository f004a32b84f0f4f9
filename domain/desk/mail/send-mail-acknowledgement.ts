import { eq } from "drizzle-orm";
import type { Settings } from "../../../platform/env.ts";
import { findUser } from "../../accounts/require-user.ts";
import { acknowledge, type AcknowledgingServices } from "../../acknowledge.ts";
import { promisedBy } from "../../promised-by.ts";
import { conversations } from "../tables.ts";
import { mailAcknowledgementMail } from "./mail-acknowledgement-mail.ts";
import { replyAddress } from "./reply-address.ts";
import { threadOf } from "./thread-of.ts";

type Services = AcknowledgingServices & { settings: Pick<Settings, "mail" | "secret"> };

export async function sendMailAcknowledgement(
  services: Services,
  { conversationId }: { conversationId: string },
): Promise<void> {
  const { db, settings } = services;
  const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
  if (!row) return;
  const user = row.personId === null ? null : await findUser({ db }, row.personId);
  const email = row.email ?? user?.email;
  if (!email) return;
  const reader = { email, firstName: user?.firstName ?? row.name?.split(" ")[0] ?? null };
  const promised = await promisedBy(services, row.createdAt);
  await acknowledge(services, "message", {
    ...mailAcknowledgementMail({ conversationId, reader, promisedBy: promised }),
    replyTo: replyAddress(settings, conversationId) ?? settings.mail.firmInbox.address,
    thread: await threadOf(db, conversationId),
    writtenBy: "responder",
  });
}
