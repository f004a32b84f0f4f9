import { eq } from "drizzle-orm";
import { civilDay, civilDays } from "../../content/civil-day.ts";
import { sayMinutes } from "../../content/minutes.ts";
import { bothRates } from "../../content/terms.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { listSeated } from "../companies/require-seat.ts";
import type { MailPart } from "../mail-part.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { listPeriods } from "../membership/list-periods.ts";
import { runsOutBy, weekFrom } from "./give-notice.ts";
import { heldGrants } from "./held-grants.ts";
import { hoursOfCompany } from "./hours-of-company.ts";
import { hoursNotices } from "./tables.ts";

export type NoticeServices = {
  db: Queryable;
  clock: Clock;
  mailer: Mailer;
  settings: { appUrl: string };
};

export const toHours = ({ appUrl }: { appUrl: string }): MailPart => ({
  kind: "button",
  label: "See your hours",
  href: `${appUrl}/dashboard/hours`,
});

export const toPlan = ({ appUrl }: { appUrl: string }): MailPart => ({
  kind: "button",
  label: "See your plan",
  href: `${appUrl}/dashboard/billing`,
});

const headings = {
  "used-80": "80% of your hours are used",
  "used-100": "All of your hours are used",
  expiring: "Some of your hours are about to expire",
};

export async function sendHoursNotice(
  services: NoticeServices,
  { noticeId, companyId, userId }: { noticeId: string; companyId: string; userId: string },
): Promise<void> {
  const { db, clock, mailer, settings } = services;
  const [notice] = await db.select().from(hoursNotices).where(eq(hoursNotices.id, noticeId));
  const user = await findUser(services, userId);
  const owners = await listSeated(db, companyId, ["owner"]);
  // Whoever has left since has no hours to be told of.
  if (!notice || !user || !owners.includes(userId)) return;
  const hours = await hoursOfCompany({ db, clock }, companyId);
  const rows: [string, string][] = [
    ["This period", hours.period ? civilDays(hours.period) : "none"],
    ["Used", sayMinutes(hours.usedMinutes)],
    ["Left", sayMinutes(hours.remainingMinutes)],
  ];
  await mailer.deliver(
    toPerson(user, {
      id: `hours-notice-${noticeId}-${userId}`,
      heading: headings[notice.kind],
      parts: [
        ...(notice.kind === "expiring" ? await running(services, notice, companyId) : []),
        { kind: "facts", rows },
        ...(notice.kind === "expiring"
          ? []
          : [
              paragraph(
                `Hours beyond your plan cost ${bothRates.member}. We bill none that an owner of your company has not agreed to.`,
              ),
            ]),
        toHours(settings),
      ],
    }),
  );
}

type Notice = typeof hoursNotices.$inferSelect;

/** All that runs out before the next period can tell of it: this one tells once. */
async function running({ db }: NoticeServices, notice: Notice, companyId: string) {
  const today = civilDateOf(notice.createdAt);
  const period = (await listPeriods(db, [companyId])).find(({ id }) => id === notice.periodId);
  const week = weekFrom(today);
  const by = period && period.ends > week ? period.ends : week;
  const soon = (await heldGrants(db, [companyId], today))
    .filter((grant) => runsOutBy(grant, today, by))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1));
  return [...Map.groupBy(soon, ({ expires }) => expires)].map(([expires, gone]) => {
    const left = gone.reduce((sum, grant) => sum + grant.left, 0);
    return paragraph(`${sayMinutes(left)} can be used through ${civilDay(addDays(expires, -1))}.`);
  });
}
