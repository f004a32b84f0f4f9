import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { passkeys, users } from "./tables.ts";
import type { Mailer } from "../../platform/mail.ts";
import { passkeyAddedMail } from "./passkey-added-mail.ts";

export async function sendPasskeyAdded(
  services: { db: Queryable; mailer: Mailer; settings: { appUrl: string } },
  { passkeyId }: { passkeyId: string },
): Promise<void> {
  const [row] = await services.db
    .select({ reader: { email: users.email, firstName: users.firstName }, name: passkeys.name })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, passkeyId));
  if (!row) return;
  const { appUrl } = services.settings;
  await services.mailer.deliver(passkeyAddedMail({ passkeyId, ...row, appUrl }));
}
