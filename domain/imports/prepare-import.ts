import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { retention } from "../../content/retention.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { periodMs } from "../fields/period-ms.ts";
import { hashOf, planImport } from "./plan-import.ts";
import { readSheet } from "./read-sheet.ts";
import type { ImportKind, ImportRun } from "./schema.ts";
import { told } from "./show-import.ts";
import { imports } from "./tables.ts";

type Sent = { key: string; kind: ImportKind; fileName: string; bytes: Uint8Array };

/** A dry run: changes nothing. @throws CodedError invalid, conflict for the key of another file */
export async function prepareImport(ctx: Ctx, sent: Sent): Promise<ImportRun> {
  const { userId: createdBy } = requireAdmin(ctx.actor);
  const { key: id, kind, fileName, bytes } = sent;
  const contentHash = createHash("sha256").update(bytes).digest("hex");
  const sheet = readSheet(bytes);
  const { shown: rows } = await planImport(ctx, kind, sheet);
  const now = ctx.clock.wall();
  const expiresAt = new Date(now.getTime() + periodMs(retention.imports.kept));
  const values = { id, kind, fileName, contentHash, sheet, rows, hash: hashOf(rows), createdBy };
  const [added] = await ctx.db
    .insert(imports)
    .values({ ...values, expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (added) return told(added);
  const [known] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (known?.contentHash !== contentHash || known.kind !== kind || known.createdBy !== createdBy)
    throw new CodedError("conflict", "This key was used for another file.");
  return told(known);
}
