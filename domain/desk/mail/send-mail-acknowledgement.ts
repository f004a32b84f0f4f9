import { eq } from "drizzle-orm";
import { firm } from "../../../content/firm.ts";
import type { Settings } from "../../../platform/env.ts";
import { findUser } from "../../accounts/require-user.ts";
import { acknowledge, type AcknowledgingServices } from "../../acknowledge.ts";
import { paragraph } from "../../address-mail.ts";
import { sayPromise } from "../../promised-by.ts";
import { conversations } from "../tables.ts";
import { replyAddress } from "./reply-address.ts";
import { threadOf } from "./thread-of.ts";

type Services = AcknowledgingServices & { settings: Pick<Settings, "mail" | "secret"> };

/** Nothing of what was written: the address may be somebody else's. */
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
  await acknowledge(
    services,
    "message",
    { email, firstName: user?.firstName ?? row.name?.split(" ")[0] ?? null },
    {
      id: `mail-acknowledgement-${conversationId}`,
      heading: "Thank you for writing",
      subject: "We received your email",
      parts: [
        paragraph(
          `Your email has arrived. We’ll respond ${await sayPromise(services, row.createdAt)}.`,
        ),
        paragraph(
          `Our hours are ${firm.hours.days}, ${firm.hours.time}. If it can’t wait, call ${firm.phone}.`,
        ),
        paragraph("If you did not write to us, you can ignore this email."),
      ],
    },
    {
      replyTo: replyAddress(settings, conversationId) ?? settings.mail.firmInbox.address,
      thread: await threadOf(db, conversationId),
      automatic: true,
    },
  );
}
