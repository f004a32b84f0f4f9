import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { plainCompany } from "./plain-company.ts";
import { companies } from "./tables.ts";

export async function sendSeatRemoved(
  services: { db: Queryable; mailer: Mailer },
  { companyId, userId, removedAt }: { companyId: string; userId: string; removedAt: string },
): Promise<void> {
  const { db, mailer } = services;
  const user = await findUser({ db }, userId);
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!user || !company) return;
  const name = plainCompany(company.name);
  const at = new Date(removedAt).getTime().toString(36);
  await mailer.deliver(
    toPerson(user, {
      id: `seat-removed-${companyId}-${userId}-${at}`,
      heading: `You no longer have access to ${name ?? "a company"}`,
      parts: [
        paragraph(
          `An owner of ${name ?? "a company"} has removed you from its people at ${firm.name}, so you no longer see its hours and requests.`,
        ),
        paragraph(
          "Your own account stays as it is. If this looks like a mistake, ask an owner to invite you again.",
        ),
      ],
    }),
  );
}
