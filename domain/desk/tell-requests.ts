import type { Ctx } from "../../platform/context.ts";
import { namePeople } from "../accounts/name-people.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import type { ListedRequest } from "./schema.ts";
import type { ConversationRow } from "./tables.ts";
import { tellClocks } from "./promises/tell-clocks.ts";

export const known = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

export async function tellRequests(
  ctx: Pick<Ctx, "db" | "clock">,
  rows: ConversationRow[],
  me: string,
  { isList = false } = {},
): Promise<ListedRequest[]> {
  const companies = await nameCompanies(ctx.db, known(rows.map(({ companyId }) => companyId)));
  const people = await namePeople(
    ctx.db,
    rows.map(({ personId }) => personId),
  );
  const clocks = await tellClocks(
    ctx,
    rows.map(({ id }) => id),
    { isList },
  );
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    urgency: row.urgency,
    // A check of the table: a request has no other.
    status: row.status as ListedRequest["status"],
    companyId: row.companyId,
    company: companies.get(row.companyId ?? "") ?? null,
    by: people.get(row.personId ?? "") ?? null,
    you: row.personId === me,
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    clock: clocks.get(row.id) ?? null,
  }));
}
