import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, notBlank } from "../../platform/db/columns.ts";

/** Of staff's answers. The first three come with the table. */
export const replyTemplates = pgTable(
  "reply_templates",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    text: text("text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    ...notBlank("reply_templates", { name: t.name, text: t.text }),
    uniqueIndex("reply_templates_name").on(sql`lower(${t.name})`),
  ],
);

export type TemplateRow = typeof replyTemplates.$inferSelect;
