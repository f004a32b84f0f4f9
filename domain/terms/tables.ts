import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { civilDate, instant, notBlank, oneOf } from "../../platform/db/columns.ts";
import { users } from "../accounts/tables.ts";
import { companies } from "../companies/tables.ts";
import { agreementPlaces } from "./schema.ts";

export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null for a signup by somebody without an account. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    email: text("email"),
    name: text("name"),
    version: civilDate("version").notNull(),
    /** SHA-256 of the text. */
    hash: text("hash").notNull(),
    place: text("place", { enum: agreementPlaces }).notNull(),
    agreedAt: instant("agreed_at").notNull(),
  },
  (t) => [
    ...notBlank("terms_acceptances", { email: t.email, name: t.name, hash: t.hash }),
    check("terms_acceptances_place", oneOf(t.place, agreementPlaces)),
    index("terms_acceptances_company").on(t.companyId, t.agreedAt.desc()),
    index("terms_acceptances_user").on(t.userId),
    index("terms_acceptances_email").on(t.email),
  ],
);
