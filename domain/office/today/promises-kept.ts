import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { keptNames } from "../../companies/merged-companies.ts";
import { answersByWeek } from "../../desk/promises/answers-by-week.ts";
import { countPromises } from "../../desk/promises/count-promises.ts";
import { promiseKinds } from "../../desk/promises/schema.ts";
import { type KeptQuery, mostCompaniesKept, type PromisesKept } from "./schema.ts";
import { firstMonday, mondaysFrom, weeksFrom } from "./mondays.ts";

type Outcomes = Pick<PromisesKept["kinds"][number], "inTime" | "late" | "unneeded">;
type Counted = Awaited<ReturnType<typeof countPromises>>[number];

const add = (rows: Outcomes[]): Outcomes => ({
  inTime: rows.reduce((sum, { inTime }) => sum + inTime, 0),
  late: rows.reduce((sum, { late }) => sum + late, 0),
  unneeded: rows.reduce((sum, { unneeded }) => sum + unneeded, 0),
});

const none = { lead: "Leads", request: "People without a company" };
const nameless = ({ kind }: Counted) => (kind === "lead" ? none.lead : none.request);

const isSomething = ({ inTime, late, unneeded }: Outcomes) => inTime + late + unneeded > 0;

async function keptCompanies({ db }: Ctx, rows: Counted[]) {
  const names = await keptNames(
    db,
    rows.flatMap(({ companyId }) => (companyId === null ? [] : [companyId])),
  );
  return rows.filter(isSomething).map((row) => {
    const company = names.get(row.companyId ?? "");
    return { id: company?.id ?? null, name: company?.name ?? nameless(row), row };
  });
}

/** What is due after them has a report of its own week, also where it is answered already. */
const asked = async (ctx: Ctx, { weeks: count }: KeptQuery) => {
  const first = firstMonday(ctx.clock.now(), Number(count));
  const weeks = await weeksFrom(first, Number(count));
  return { first, weeks, since: weeks[0]!.at, until: weeks.at(-1)!.at };
};

/** Which promises of an answer the firm has kept. What was merged counts for the company that was kept. */
export async function showPromisesKept(ctx: Ctx, query: KeptQuery): Promise<PromisesKept> {
  requireAdmin(ctx.actor);
  const { first, weeks, ...when } = await asked(ctx, query);
  const [answers, rows] = await Promise.all([answersByWeek(ctx, weeks), countPromises(ctx, when)]);
  const ofCompanies = await keptCompanies(ctx, rows);
  const companies = [...Map.groupBy(ofCompanies, ({ id, name }) => id ?? name).values()]
    .map((same) => ({ ...same[0]!, ...add(same.map(({ row }) => row)) }))
    .toSorted((a, b) => b.late - a.late || b.inTime - a.inTime || a.name.localeCompare(b.name));
  return {
    weeks: mondaysFrom(first, Number(query.weeks)).map((starts) => ({
      starts,
      ...add(answers.filter(({ week }) => week === starts)),
    })),
    kinds: promiseKinds.map((kind) => ({
      kind,
      ...add(rows.filter((row) => row.kind === kind)),
    })),
    companies: companies
      .slice(0, mostCompaniesKept)
      .map(({ id, name, inTime, late, unneeded }) => ({ id, name, inTime, late, unneeded })),
    more: companies.length > mostCompaniesKept,
  };
}

/** Each week's, by company and by what was asked: what a spreadsheet adds up in its own way. */
export async function listPromisesKept(ctx: Ctx, query: KeptQuery) {
  requireAdmin(ctx.actor);
  const { since, until } = await asked(ctx, query);
  const rows = await countPromises(ctx, { since, until, byWeek: true });
  const named = await keptCompanies(ctx, rows);
  return named
    .map(({ name, row: { week, kind, inTime, late, unneeded } }) => ({
      week: week ?? "",
      company: name,
      kind,
      inTime,
      late,
      unneeded,
    }))
    .toSorted(
      (a, b) =>
        a.week.localeCompare(b.week) ||
        a.company.localeCompare(b.company) ||
        a.kind.localeCompare(b.kind),
    );
}
