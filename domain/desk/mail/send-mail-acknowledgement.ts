import { eq } from "drizzle-orm";
import { findUser } from "../../accounts/require-user.ts";
import { acknowledge, type AcknowledgingServices } from "../../acknowledge.ts";
import { findAwaited } from "../promises/find-awaited.ts";
import { conversations } from "../tables.ts";
import { mailAcknowledgementMail } from "./mail-acknowledgement-mail.ts";
import { type AnsweringSettings, wayBack } from "./way-back.ts";

export async function sendMailAcknowledgement(
  services: AcknowledgingServices & { settings: AnsweringSettings },
  { conversationId, isProved = true }: { conversationId: string; isProved?: boolean | undefined },
): Promise<void> {
  const { db } = services;
  const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
  const awaited = row && (await findAwaited(services, conversationId));
  if (!awaited) return;
  const user = row.personId === null ? null : await findUser({ db }, row.personId);
  const email = row.email ?? user?.email;
  if (!email) return;
  const reader = { email, firstName: user?.firstName ?? row.name?.split(" ")[0] ?? null };
  const mail = {
    ...mailAcknowledgementMail({ conversationId, reader, promisedBy: awaited.by }),
    ...(await wayBack(services, awaited.id)),
    writtenBy: "responder" as const,
  };
  await acknowledge(services, "message", mail, { isProved });
}
