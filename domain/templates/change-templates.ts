import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { tellTemplate } from "./list-templates.ts";
import {
  mostTemplates,
  type ReplyTemplate,
  type TemplateChange,
  type TemplateInput,
} from "./schema.ts";
import { replyTemplates as table, type TemplateRow } from "./tables.ts";

const record = (
  ctx: Ctx,
  { id, name }: TemplateRow,
  action: AuditAction,
  details: Record<string, unknown> = {},
) =>
  recordAudit(ctx.db, ctx, {
    action,
    subjectType: "reply_template",
    subjectId: id,
    details: { name, ...details },
  });

/** One change of all of them at a time: they are few, and their names differ. */
function inTemplates<T>(ctx: Ctx, change: (locked: Ctx) => Promise<T>): Promise<T> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    return change({ ...ctx, db: tx });
  });
}

async function requireFree({ db }: Ctx, name: string, own?: string): Promise<void> {
  const [taken] = await db
    .select()
    .from(table)
    .where(eq(sql`lower(${table.name})`, name.toLowerCase()));
  const message = "Another template has this name";
  if (taken && taken.id !== own)
    throw new CodedError("invalid", message, { fields: { name: message } });
}

async function requireTemplate({ db }: Ctx, id: string): Promise<TemplateRow> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) throw new CodedError("not_found", "There is no such template.");
  return row;
}

export const createTemplate = (ctx: Ctx, input: TemplateInput): Promise<ReplyTemplate> =>
  inTemplates(ctx, async (locked) => {
    const { db, clock } = locked;
    await requireFree(locked, input.name);
    if ((await db.$count(table)) >= mostTemplates)
      throw new CodedError("conflict", `There are ${mostTemplates} templates. Remove one first.`);
    const now = clock.now();
    const made = { ...input, createdAt: now, updatedAt: now };
    const [row] = await db.insert(table).values(made).returning();
    await record(locked, row!, "template.created", { before: null, after: input });
    return tellTemplate(row!);
  });

export const changeTemplate = (
  ctx: Ctx,
  id: string,
  { version, ...input }: TemplateChange,
): Promise<ReplyTemplate> =>
  inTemplates(ctx, async (locked) => {
    const before = await requireTemplate(locked, id);
    if (before.version !== version)
      throw new CodedError("conflict", "Somebody has changed this template in the meantime.", {
        current: tellTemplate(before),
      });
    await requireFree(locked, input.name, id);
    const [row] = await locked.db
      .update(table)
      .set({ ...input, version: version + 1, updatedAt: locked.clock.now() })
      .where(eq(table.id, id))
      .returning();
    const { name, text } = before;
    await record(locked, row!, "template.changed", { before: { name, text }, after: input });
    return tellTemplate(row!);
  });

export const removeTemplate = (ctx: Ctx, id: string): Promise<void> =>
  inTemplates(ctx, async (locked) => {
    const row = await requireTemplate(locked, id);
    await locked.db.delete(table).where(eq(table.id, id));
    const { name, text } = row;
    await record(locked, row, "template.removed", { before: { name, text }, after: null });
  });
