import { and, asc, between, gt, isNull, lte, or } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import type { Account, AccountQuery, ListedInvoice } from "./schema.ts";
import { creditsPaidBack, invoices } from "./tables.ts";
import { listedColumns, toldInvoice } from "./told-invoice.ts";

function daysOf({ from, to }: AccountQuery, today: string) {
  const lastOfMonth = addDays(`${today.slice(0, 7)}-01`, -1);
  const until = to ?? lastOfMonth;
  const since = from ?? `${until.slice(0, 7)}-01`;
  return since <= until ? { from: since, to: until } : { from: until, to: since };
}

const total = (rows: Pick<ListedInvoice, "cents">[]) =>
  rows.reduce((all, { cents }) => all + cents, 0);

/** What an accountant needs of a time: each invoice that was issued, paid, credited or still open in it. @throws CodedError unauthenticated, forbidden */
export async function accountFor(ctx: Ctx, query: AccountQuery): Promise<Account> {
  requireAdmin(ctx.actor);
  const today = civilDateOf(ctx.clock.now());
  const { from, to } = daysOf(query, today);
  const { date, paidOn, voidedOn, serial } = invoices;
  const rows = await ctx.db
    .select(listedColumns)
    .from(invoices)
    .where(
      or(
        between(date, from, to),
        between(paidOn, from, to),
        between(voidedOn, from, to),
        and(
          lte(date, to),
          or(isNull(paidOn), gt(paidOn, to)),
          or(isNull(voidedOn), gt(voidedOn, to)),
        ),
      ),
    )
    .orderBy(asc(serial));
  const { id, companyId, date: paidBackOn, text, reason, cents } = creditsPaidBack;
  const back = await ctx.db
    .select({ id, companyId, date: paidBackOn, text, reason, cents })
    .from(creditsPaidBack)
    .where(between(paidBackOn, from, to))
    .orderBy(asc(paidBackOn), asc(id));
  const named = [...new Set([...rows, ...back].map((row) => row.companyId))];
  const names = await nameCompanies(ctx.db, named);
  const all = rows.map((row) => toldInvoice(row, names, today));
  const isIn = (day: string | null) => day !== null && from <= day && day <= to;
  const isOpenThen = ({ date, paidOn, voidedOn }: ListedInvoice) =>
    date <= to && (paidOn === null || paidOn > to) && (voidedOn === null || voidedOn > to);
  return {
    from,
    to,
    issuedCents: total(all.filter((one) => isIn(one.date))),
    paidCents: total(all.filter((one) => isIn(one.paidOn))),
    creditCents: total(all.filter((one) => isIn(one.voidedOn))),
    outstandingCents: total(all.filter(isOpenThen)),
    paidBackCents: total(back),
    creditsPaidBack: back.map(({ companyId: of, ...one }) => ({
      ...one,
      company: names.get(of) ?? "",
    })),
    invoices: all.map((one) => ({ ...one, outstanding: isOpenThen(one) })),
  };
}
