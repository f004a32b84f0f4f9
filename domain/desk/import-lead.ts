import { and, eq, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { addTurn } from "./add-turn.ts";
import { recordChange } from "./record-change.ts";
import { conversations, messages } from "./tables.ts";

/** Of these addresses, in lower case, each with what was said first. */
export function leadsFrom(db: Queryable, emails: string[]) {
  const email = sql<string>`lower(${conversations.email})`;
  return db
    .select({ email, subject: conversations.subject, text: messages.text })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.n, 1)))
    .where(and(eq(conversations.kind, "lead"), inArray(email, emails)));
}

export type ImportedLead = {
  name: string | null;
  email: string;
  phone: string | null;
  companyName: string | null;
  subject: string;
  text: string;
  campaign: string | undefined;
};

/** In the caller's transaction. Nobody wrote to the firm, so nobody is promised an answer, thanked or told. */
export async function importLead(
  ctx: Ctx,
  { text, campaign, ...lead }: ImportedLead,
): Promise<void> {
  const now = ctx.clock.now();
  const last = { page: "/admin/import", source: "import", ...(campaign && { campaign }) };
  const [row] = await ctx.db
    .insert(conversations)
    .values({ ...lead, kind: "lead", status: "new", cameBy: { last }, createdAt: now, lastAt: now })
    .returning();
  if (!row) throw new Error("The insert returned no row");
  await addTurn(ctx, row, { author: "client", personId: null, text });
  await recordChange(ctx, row, "lead.imported");
}
