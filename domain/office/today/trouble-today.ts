import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import {
  oldestDifferences,
  oldestDisputes,
  oldestReversals,
} from "../../billing/charging/oldest-troubled.ts";
import { oldestReturned } from "../../billing/refunds/oldest-returned.ts";
import type { TodayItem } from "./schema.ts";

const minuteMs = 60_000;

export async function disputesToday({ db, clock }: Ctx, limit: number): Promise<TodayItem[]> {
  const now = clock.now().getTime();
  return (await oldestDisputes(db, limit)).map(
    ({ id, companyId, company, number, disputeCents, disputeDue, updatedAt }) => ({
      kind: "dispute",
      id,
      title: company,
      detail: `Invoice ${number}, ${dollars(disputeCents ?? 0)} disputed`,
      since: updatedAt.toISOString(),
      dueAt: disputeDue?.toISOString() ?? null,
      leftMinutes: disputeDue && Math.floor((disputeDue.getTime() - now) / minuteMs),
      href: `/admin/companies/${companyId}`,
    }),
  );
}

export async function reversalsToday({ db }: Ctx, limit: number): Promise<TodayItem[]> {
  return (await oldestReversals(db, limit)).map(
    ({ id, companyId, company, number, disputeCents, updatedAt }) => ({
      kind: "reversal",
      id,
      title: company,
      detail: `Invoice ${number}, ${dollars(disputeCents ?? 0)} lost to a dispute: agree how they pay it, then mark it settled`,
      since: updatedAt.toISOString(),
      dueAt: null,
      leftMinutes: null,
      href: `/admin/companies/${companyId}`,
    }),
  );
}

/** For thirty days: nobody can say here that it was paid some other way. */
export async function refundsToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  return (await oldestReturned(ctx, limit)).map(
    ({ id, companyId, company, number, cents, updatedAt }) => ({
      kind: "refund",
      id,
      title: company,
      detail: `Invoice ${number}, a refund of ${dollars(cents)} did not reach their card: pay it some other way`,
      since: updatedAt.toISOString(),
      dueAt: null,
      leftMinutes: null,
      href: `/admin/companies/${companyId}`,
    }),
  );
}

export async function differencesToday({ db }: Ctx, limit: number): Promise<TodayItem[]> {
  return (await oldestDifferences(db, limit)).map(({ companyId, company, open, readAt }) => ({
    kind: "difference",
    id: companyId,
    title: company,
    detail:
      open === 1 ? "Stripe says one thing differently" : `Stripe says ${open} things differently`,
    since: readAt.toISOString(),
    dueAt: null,
    leftMinutes: null,
    href: `/admin/companies/${companyId}`,
  }));
}
