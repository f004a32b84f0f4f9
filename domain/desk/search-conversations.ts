import { and, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { bestFirst, hasWords } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { conversations, conversationText } from "./tables.ts";
import { known } from "./tell-requests.ts";

export async function searchConversations({ actor, db }: Ctx, q: string, limit: number) {
  requireAdmin(actor);
  const { id, subject, name, companyId, createdAt } = conversations;
  const text = conversationText(conversations);
  const rows = await db
    .select({ id, subject, name, companyId })
    .from(conversations)
    .where(and(hasWords(text, q), isNull(conversations.mergedInto)))
    .orderBy(...bestFirst(text, q, createdAt), id)
    .limit(limit);
  const names = await nameCompanies(db, known(rows.map((row) => row.companyId)));
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    from: row.name ?? names.get(row.companyId ?? "") ?? "",
  }));
}
