import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import type { TakeMail } from "./apply-row.ts";
import { hashOf, planImport } from "./plan-import.ts";
import type { ImportedRow, ImportRun } from "./schema.ts";
import { findImport, told } from "./show-import.ts";
import { imports } from "./tables.ts";

/** All of it or nothing, and once. What is there now may no longer be what was shown: then that is shown anew, and nothing is imported. @throws CodedError not_found, too_many */
export async function confirmImport(
  ctx: Ctx,
  id: string,
  hash: string,
  takeMail: TakeMail,
): Promise<ImportRun> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const inTx = { ...ctx, db: tx };
    // One import at a time, so that two of the same file add nothing twice.
    await lockByName(tx, "imports");
    const row = await findImport(inTx, id, { lock: true });
    if (row.doneAt) return told(row);
    const plan = await planImport(inTx, row.kind, row.sheet);
    if (hash !== row.hash || hashOf(plan.shown) !== row.hash) {
      const rows = marked(row.rows, plan.shown);
      const anew = { rows, hash: hashOf(plan.shown) };
      await tx.update(imports).set(anew).where(eq(imports.id, id));
      return told({ ...row, ...anew });
    }
    await plan.apply(inTx, takeMail);
    const doneAt = ctx.clock.wall();
    await tx.update(imports).set({ doneAt }).where(eq(imports.id, id));
    const done = told({ ...row, doneAt });
    await recordAudit(tx, ctx, {
      action: "import.finished",
      subjectType: "import",
      subjectId: id,
      details: {
        kind: row.kind,
        fileName: row.fileName,
        added: done.counts.add,
        changed: done.counts.change,
        unchanged: done.counts.same,
        bad: done.counts.bad,
        invited: row.kind === "people" && takeMail !== null,
      },
    });
    return done;
  });
}

/** In an order of its own: the database keeps none. */
const plain = ({ id, outcome, title, reason, notes, changes }: ImportedRow) =>
  JSON.stringify([id, outcome, title, reason, notes, changes.map(valuesOf)]);

const valuesOf = ({ field, before, after }: ImportedRow["changes"][number]) => [
  field,
  before,
  after,
];

function marked(before: ImportedRow[], now: ImportedRow[]): ImportedRow[] {
  const shown = new Set(before.map(plain));
  return now.map((row) => ({ ...row, differs: !shown.has(plain(row)) }));
}
