import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../../platform/db/columns.ts";
import { urgencies } from "../schema.ts";
import { conversations } from "../tables.ts";
import { clockKinds } from "./schema.ts";

type Ends = Record<"pausedAt" | "metAt" | "droppedAt", AnyPgColumn>;

export const toWarn = ({ pausedAt, metAt, droppedAt }: Ends, warnedAt: AnyPgColumn) =>
  sql`num_nonnulls(${pausedAt}, ${metAt}, ${droppedAt}, ${warnedAt}) = 0`;

/** A promise of an answer. */
export const clocks = pgTable(
  "clocks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: clockKinds }).notNull(),
    /** As which urgency it was promised, which a merge keeps; null for what began before that was kept. */
    pace: text("pace", { enum: urgencies }),
    startedAt: instant("started_at").notNull(),
    dueAt: instant("due_at").notNull(),
    /** When half of the promised time is over; null for what began before halves were warned of. */
    halfAt: instant("half_at"),
    halfWarnedAt: instant("half_warned_at"),
    endWarnedAt: instant("end_warned_at"),
    pausedAt: instant("paused_at"),
    /** Business time for which it stood still before. */
    pausedMs: bigint("paused_ms", { mode: "number" }).notNull().default(0),
    metAt: instant("met_at"),
    /** Without an answer: nobody waits for one any more. */
    droppedAt: instant("dropped_at"),
  },
  (t) => [
    check("clocks_kind", oneOf(t.kind, clockKinds)),
    check("clocks_pace", oneOf(t.pace, urgencies)),
    check("clocks_due", sql`${t.dueAt} >= ${t.startedAt}`),
    check("clocks_paused", sql`${t.pausedMs} >= 0`),
    check(
      "clocks_one_end",
      sql`num_nonnulls(${t.metAt}, ${t.droppedAt}) < 2 and (${t.pausedAt} is null or num_nonnulls(${t.metAt}, ${t.droppedAt}) = 0)`,
    ),
    uniqueIndex("clocks_running")
      .on(t.conversationId)
      .where(sql`${t.metAt} is null and ${t.droppedAt} is null`),
    index("clocks_conversation").on(t.conversationId, t.startedAt),
    index("clocks_due").on(t.dueAt),
    index("clocks_half_to_warn").on(t.halfAt).where(toWarn(t, t.halfWarnedAt)),
    index("clocks_end_to_warn").on(t.dueAt).where(toWarn(t, t.endWarnedAt)),
  ],
);

export type ClockRow = typeof clocks.$inferSelect;
