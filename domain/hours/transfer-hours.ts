import type { Ctx } from "../../platform/context.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { heldGrants } from "./held-grants.ts";
import { entries, grants } from "./tables.ts";

type Ends = { from: string; into: string };

/** What can still be used, with its kind and dates: an entry takes it, a grant gives it. The caller holds the lock on both companies. */
export async function transferHours(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { from, into }: Ends,
): Promise<number> {
  const createdAt = clock.now();
  const held = await heldGrants(db, [from], civilDateOf(createdAt));
  let moved = 0;
  for (const { id: grantId, left: minutes, kind, effective, expires, ...grant } of held) {
    if (minutes === 0) continue;
    const [entry] = await db
      .insert(entries)
      .values({ companyId: from, kind: "transfer", minutes, grantId, createdAt })
      .returning({ id: entries.id });
    await db.insert(grants).values({
      companyId: into,
      kind,
      minutes,
      effective,
      expires,
      reason: grant.reason,
      grantedBy: grant.grantedBy,
      transferId: entry!.id,
      createdAt,
    });
    moved += minutes;
  }
  return moved;
}
