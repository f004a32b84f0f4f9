import type { Ctx } from "../../../platform/context.ts";
import { oldestRequests } from "../../applications/oldest-requests.ts";
import { oldestSignups } from "../../billing/oldest-signups.ts";
import { firmCalendar } from "../../calendar/firm-calendar.ts";
import { planName } from "../../plans/plan-name.ts";
import type { TodayItem } from "./schema.ts";

const minuteMs = 60_000;

type Oldest = typeof oldestRequests;

/** Everybody who applies is promised a call by the same time on the next business day. */
const applicantsToday =
  (kind: TodayItem["kind"], oldest: Oldest, href: (email: string) => string) =>
  async (ctx: Ctx, limit: number): Promise<TodayItem[]> => {
    const { nextBusinessDay } = await import("../../calendar/business-time.ts");
    const calendar = await firmCalendar(ctx);
    const now = ctx.clock.now().getTime();
    const rows = await oldest(ctx.db, limit);
    return rows.map(({ id, firstName, lastName, email, company, plan, createdAt }) => {
      const dueAt = nextBusinessDay(calendar, createdAt);
      return {
        kind,
        id: String(id),
        title: `${firstName} ${lastName}`,
        detail: [planName(plan), company].filter(Boolean).join(", "),
        since: createdAt.toISOString(),
        dueAt: dueAt.toISOString(),
        leftMinutes: Math.floor((dueAt.getTime() - now) / minuteMs),
        href: href(email),
      };
    });
  };

export const signupsToday = applicantsToday(
  "signup",
  oldestSignups,
  (q) => `/admin/signups?${new URLSearchParams({ q })}`,
);

export const applicationsToday = applicantsToday(
  "application",
  oldestRequests,
  (q) => `/admin?${new URLSearchParams({ tab: "requests", q })}`,
);
