import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import type { ReplyTemplate } from "./schema.ts";
import { replyTemplates, type TemplateRow } from "./tables.ts";

export const tellTemplate = ({
  id,
  name,
  text,
  version,
  updatedAt,
}: TemplateRow): ReplyTemplate => ({
  id,
  name,
  text,
  version,
  updatedAt: updatedAt.toISOString(),
});

export async function listTemplates({ actor, db }: Ctx): Promise<ReplyTemplate[]> {
  requireAdmin(actor);
  const rows = await db
    .select()
    .from(replyTemplates)
    .orderBy(sql`lower(${replyTemplates.name})`);
  return rows.map(tellTemplate);
}
