import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { passkeys, users } from "./tables.ts";
import type { Mailer } from "../../platform/mail.ts";
import { layOutMail } from "../mail-layout.ts";

export async function sendPasskeyAdded(
  services: { db: Queryable; mailer: Mailer },
  { passkeyId }: { passkeyId: string },
): Promise<void> {
  const [row] = await services.db
    .select({ email: users.email, name: passkeys.name })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, passkeyId));
  if (!row) return;
  await services.mailer.deliver({
    id: `passkey-added-${passkeyId}`,
    to: row.email,
    replyTo: firm.email,
    subject: `A passkey was added to your account - ${firm.name}`,
    ...layOutMail("A passkey was added", [
      {
        kind: "paragraph",
        text: `The passkey “${row.name}” can now sign in to your account.`,
      },
      {
        kind: "paragraph",
        text: `If this was not you, sign in, remove it in your settings, sign out everywhere else, and call ${firm.phone}.`,
      },
    ]),
  });
}
