import { eq } from "drizzle-orm";
import type { Clock } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Mailer } from "../../../platform/mail.ts";
import { findUser } from "../../accounts/require-user.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { findCompany } from "../../companies/find-company.ts";
import { isSeated } from "../../companies/require-seat.ts";
import { addDays, civilDateOf } from "../../fields/civil-date.ts";
import { listPeriodsById } from "../../membership/list-periods.ts";
import { heldGrants } from "../held-grants.ts";
import { hoursNoticeMail, runOut } from "./hours-notice-mail.ts";
import { figuresOfCompany } from "../hours-of-company.ts";
import { runsOutBy, weekFrom } from "./runs-out.ts";
import { hoursNotices } from "./tables.ts";

export type NoticeServices = {
  db: Queryable;
  clock: Clock;
  mailer: Mailer;
  settings: { appUrl: string };
};

export async function sendHoursNotice(
  services: NoticeServices,
  { noticeId, companyId: of, userId }: { noticeId: string; companyId: string; userId: string },
): Promise<void> {
  const { db, clock, mailer, settings } = services;
  const companyId = await keptCompany(db, of);
  const [notice] = await db.select().from(hoursNotices).where(eq(hoursNotices.id, noticeId));
  const user = await findUser(services, userId);
  if (!notice || !user || !(await isSeated(db, { companyId, userId }, ["owner"]))) return;
  const { kind } = notice;
  // After a merge hours run out as before, but what was used is no longer a share of what there is.
  if (companyId !== of && !runOut.has(kind)) return;
  const hours = await figuresOfCompany({ db, clock }, companyId);
  const { period, usedMinutes, remainingMinutes } = hours;
  const { name: company, overageCapMinutes } = await findCompany(db, companyId);
  const expiring = runOut.has(kind) ? await running(services, notice, companyId) : [];
  const { appUrl } = settings;
  await mailer.deliver(
    hoursNoticeMail({
      noticeId,
      userId,
      reader: user,
      kind,
      company,
      period,
      usedMinutes,
      remainingMinutes,
      expiring,
      overageCapMinutes,
      appUrl,
    }),
  );
}

type Notice = typeof hoursNotices.$inferSelect;

/** All that runs out before the next period can tell of it: this one tells once. */
async function running({ db }: NoticeServices, notice: Notice, companyId: string) {
  const today = civilDateOf(notice.createdAt);
  const [period] = await listPeriodsById(db, [notice.periodId]);
  const week = weekFrom(today);
  const by = period && period.ends > week ? period.ends : week;
  const soon = (await heldGrants(db, [companyId], today))
    .filter((grant) => runsOutBy(grant, today, by))
    .filter(({ expires }) => notice.expires === null || notice.expires === expires)
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1));
  return [...Map.groupBy(soon, ({ expires }) => expires)].map(([expires, gone]) => ({
    minutes: gone.reduce((sum, grant) => sum + grant.left, 0),
    lastDay: addDays(expires, -1),
  }));
}
