import { counted } from "../../../content/counted.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import type { Ctx } from "../../../platform/context.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import { waitingByCompany } from "../../hours/waiting-by-company.ts";
import type { TodayItem } from "./schema.ts";

export async function workToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  const rows = await waitingByCompany(ctx.db, limit);
  const names = await nameCompanies(
    ctx.db,
    rows.map(({ companyId }) => companyId),
  );
  return rows.map(({ companyId, lines, minutes, since }) => ({
    kind: "work",
    id: companyId,
    title: names.get(companyId) ?? "",
    detail: `${counted(lines, "line")}, ${sayMinutes(minutes)} to approve`,
    since: (since ?? ctx.clock.now()).toISOString(),
    dueAt: null,
    leftMinutes: null,
    href: `/admin/work?${new URLSearchParams({ companyId, status: "logged" })}`,
  }));
}
