import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { namePeople } from "../accounts/name-people.ts";
import type { CompanyNote } from "./schema.ts";
import { companyNotes } from "./tables.ts";

const latest = 200;

export async function listNotes({ db, actor }: Ctx, companyId: string): Promise<CompanyNote[]> {
  requireAdmin(actor);
  const rows = await db
    .select()
    .from(companyNotes)
    .where(eq(companyNotes.companyId, companyId))
    .orderBy(desc(companyNotes.createdAt), desc(companyNotes.id))
    .limit(latest);
  const names = await namePeople(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, authorId, text, createdAt }) => ({
    id,
    author: (authorId && names.get(authorId)) ?? null,
    text,
    createdAt: createdAt.toISOString(),
  }));
}
