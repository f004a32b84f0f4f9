import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.ts";
import { bestFirst, hasWords } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { applicantText } from "./applicant-text.ts";

type Text = AnyPgColumn<{ data: string; notNull: true }>;

type Applicants = PgTable &
  Record<"firstName" | "lastName" | "email" | "company", Text> & {
    id: AnyPgColumn<{ data: number; notNull: true }>;
    phone: AnyPgColumn;
    createdAt: AnyPgColumn;
  };

export const searchApplicants =
  (table: Applicants) =>
  async ({ actor, db }: Ctx, q: string, limit: number) => {
    requireAdmin(actor);
    const { id, firstName, lastName, email, company, createdAt } = table;
    const text = applicantText(table);
    return db
      .select({ id, firstName, lastName, email, company })
      .from(table)
      .where(hasWords(text, q))
      .orderBy(...bestFirst(text, q, createdAt), id)
      .limit(limit);
  };
