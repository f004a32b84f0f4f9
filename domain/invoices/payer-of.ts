import { findUser } from "../accounts/require-user.ts";
import { findCompany } from "../companies/find-company.ts";
import { isSeated } from "../companies/require-seat.ts";
import type { NoticeServices } from "../hours/notices/send-hours-notice.ts";
import { keepers } from "./keepers.ts";

/** Somebody who still keeps the company's books, or its billing address; else null. */
export async function payerOf(services: NoticeServices, companyId: string, userId: string | null) {
  const { db } = services;
  if (userId === null) {
    const { billingEmail } = await findCompany(db, companyId);
    return billingEmail === null ? null : { email: billingEmail, firstName: null };
  }
  const pays = await isSeated(db, { companyId, userId }, keepers);
  return pays ? findUser(services, userId) : null;
}
