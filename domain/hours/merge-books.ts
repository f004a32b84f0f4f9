import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { heldGrants } from "./held-grants.ts";
import { listGrants } from "./list-grants.ts";
import { statements, work } from "./tables.ts";
import { timers } from "./timer/tables.ts";
import { transferHours } from "./transfer-hours.ts";

type Ends = { from: string; into: string };

const unapproved = (companyId: string) =>
  and(eq(work.companyId, companyId), isNull(work.approvedAt));

export async function foreseeBooks({ db, clock }: Pick<Ctx, "db" | "clock">, from: string) {
  const held = await heldGrants(db, [from], civilDateOf(clock.now()));
  const approved = and(eq(work.companyId, from), isNotNull(work.approvedAt));
  return {
    grants: listGrants(held.filter(({ left }) => left > 0)),
    lines: await db.$count(work, unapproved(from)),
    approvedLines: await db.$count(work, approved),
    statements: await db.$count(statements, eq(statements.companyId, from)),
  };
}

/** Whoever times work for a company takes no lock on it. */
export async function moveTimers(tx: Queryable, { from, into }: Ends): Promise<void> {
  await tx.update(timers).set({ companyId: into }).where(eq(timers.companyId, from));
}

/** Hours that are left, and work without an entry yet. The caller holds the lock on both companies. */
export async function mergeBooks(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { from, into }: Ends,
): Promise<{ minutes: number; lines: string[] }> {
  const moved = await db
    .update(work)
    .set({ companyId: into, updatedAt: clock.now() })
    .where(unapproved(from))
    .returning({ id: work.id });
  const minutes = await transferHours({ db, clock }, { from, into });
  return { minutes, lines: moved.map(({ id }) => id) };
}
