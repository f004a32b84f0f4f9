import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { seatRemovedMail } from "./seat-removed-mail.ts";
import { companies } from "./tables.ts";

export async function sendSeatRemoved(
  services: { db: Queryable; mailer: Mailer },
  { companyId, userId, removedAt }: { companyId: string; userId: string; removedAt: string },
): Promise<void> {
  const { db, mailer } = services;
  const user = await findUser({ db }, userId);
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!user || !company) return;
  const about = { companyId, userId, removedAt };
  await mailer.deliver(seatRemovedMail({ ...about, reader: user, company: company.name }));
}
