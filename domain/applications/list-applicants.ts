import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { hasWords } from "../../platform/db/search-text.ts";
import { applicantText } from "./applicant-text.ts";
import type { ListQuery } from "./schema.ts";

export type People = PgTable &
  Record<
    "id" | "firstName" | "lastName" | "email" | "company" | "phone" | "status" | "createdAt",
    AnyPgColumn
  >;

/** Ties are broken by id, so that no page repeats a row. */
function inOrder(people: People, { sort, direction }: ListQuery): SQL[] {
  const sorts: Record<ListQuery["sort"], SQL> = {
    created: sql`${people.createdAt}`,
    name: sql`lower(${people.lastName} || ' ' || ${people.firstName})`,
    company: sql`lower(${people.company})`,
    status: sql`${people.status}`,
  };
  const way = direction === "asc" ? sql`asc` : sql`desc nulls last`;
  return [sql`${sorts[sort]} ${way}`, sql`${people.id} ${way}`];
}

type Narrowed = ListQuery & { status?: string | undefined };

const matching = (people: People, { status, q }: Narrowed) =>
  and(
    status === undefined ? undefined : eq(people.status, status),
    q === "" ? undefined : hasWords(applicantText(people), q),
  );

export function pageOf(people: People, query: Narrowed) {
  return {
    where: matching(people, query),
    orderBy: inOrder(people, query),
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

export async function countApplicants(
  db: Queryable,
  people: People,
  query: Narrowed,
  waiting: string,
): Promise<{ total: number; pending: number }> {
  const rows = (where: SQL | undefined) => db.select({ rows: count() }).from(people).where(where);
  const [all] = await rows(matching(people, query));
  const [pending] = await rows(eq(people.status, waiting));
  return { total: all?.rows ?? 0, pending: pending?.rows ?? 0 };
}
