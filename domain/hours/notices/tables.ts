import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { civilDate, createdAt, oneOf } from "../../../platform/db/columns.ts";
import { periods } from "../../membership/tables.ts";

const noticeKinds = ["used-80", "used-100", "expiring", "after-end"] as const;

export const hoursNotices = pgTable(
  "hours_notices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    periodId: uuid("period_id")
      .notNull()
      .references(() => periods.id),
    kind: text("kind", { enum: noticeKinds }).notNull(),
    /** Without a current period, which hours it is about: those that run out on this day. */
    expires: civilDate("expires"),
    createdAt: createdAt(),
  },
  (t) => [
    check("hours_notices_kind", oneOf(t.kind, noticeKinds)),
    check("hours_notices_expires", sql`(${t.kind} = 'after-end') = (${t.expires} is not null)`),
    uniqueIndex("hours_notices_once")
      .on(t.periodId, t.kind)
      .where(sql`${t.expires} is null`),
    uniqueIndex("hours_notices_after_end")
      .on(t.periodId, t.expires)
      .where(sql`${t.expires} is not null`),
  ],
);
