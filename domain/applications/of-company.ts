import { desc, eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { nameOf } from "../address-mail.ts";

type Text<T = string> = AnyPgColumn<{ data: T; notNull: true }>;

type Applications<Status> = PgTable & {
  id: Text<number>;
  companyId: AnyPgColumn<{ data: string }>;
  firstName: Text;
  lastName: Text;
  email: Text;
  status: Text<Status>;
  createdAt: Text<Date>;
};

/** What led to a company, the newest first; `charge` is how its first payment stands. */
export const ofCompany =
  <Status extends string, Charge>(
    table: Applications<Status>,
    { planId, charge }: { planId: Text; charge: SQL<Charge> },
  ) =>
  async (db: Queryable, company: string) => {
    const { id, companyId, firstName, lastName, email, status, createdAt } = table;
    const rows = await db
      .select({ id, firstName, lastName, email, planId, status, charge, createdAt })
      .from(table)
      .where(eq(companyId, company))
      .orderBy(desc(createdAt), desc(id));
    return rows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      email: row.email,
      planId: row.planId,
      status: row.status,
      charge: row.charge,
      createdAt: row.createdAt.toISOString(),
    }));
  };
