import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { createdAt, instant, notBlank, oneOf } from "../../platform/db/columns.ts";
import { importKinds, type ImportedRow } from "./schema.ts";
import type { Sheet } from "./read-sheet.ts";

/** A dry run, kept until it is confirmed or a day has passed. */
export const imports = pgTable(
  "imports",
  {
    /** The sender's key. */
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: importKinds }).notNull(),
    fileName: text("file_name").notNull(),
    contentHash: text("content_hash").notNull(),
    sheet: jsonb("sheet").$type<Sheet>().notNull(),
    rows: jsonb("rows").$type<ImportedRow[]>().notNull(),
    /** Of the rows as shown. */
    hash: text("hash").notNull(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    doneAt: instant("done_at"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("imports", { file_name: t.fileName }),
    check("imports_kind", oneOf(t.kind, importKinds)),
    index("imports_expires").on(t.expiresAt),
    index("imports_created_by").on(t.createdBy),
  ],
);

export type ImportRow = typeof imports.$inferSelect;
