import { or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ListQuery } from "./schema.ts";

/** The columns that every list of people who want to join has. */
type People = Record<
  "id" | "firstName" | "lastName" | "email" | "company" | "status" | "createdAt",
  AnyPgColumn
>;

export function mentions(people: People, words: string): SQL | undefined {
  if (words === "") return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const like = (column: AnyPgColumn | SQL) => sql`${column} ilike ${pattern}`;
  const name = sql`${people.firstName} || ' ' || ${people.lastName}`;
  return or(like(sql`(${name})`), like(people.company), like(people.email));
}

/** Rows that are equal in what is sorted by keep an order of their own, so that no page repeats one. */
export function inOrder(people: People, { sort, direction }: ListQuery): SQL[] {
  const sorts: Record<ListQuery["sort"], SQL> = {
    created: sql`${people.createdAt}`,
    name: sql`lower(${people.lastName} || ' ' || ${people.firstName})`,
    company: sql`lower(${people.company})`,
    status: sql`${people.status}`,
  };
  const way = direction === "asc" ? sql`asc` : sql`desc nulls last`;
  return [sql`${sorts[sort]} ${way}`, sql`${people.id} ${way}`];
}
