import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { findCompany } from "./find-company.ts";
import { listNotes } from "./list-notes.ts";
import type { CompanyNote, NoteInput } from "./schema.ts";
import { companyNotes } from "./tables.ts";

/** For staff: no member ever sees it. @throws CodedError not_found */
export async function addNote(
  ctx: Ctx,
  companyId: string,
  { text }: NoteInput,
): Promise<CompanyNote[]> {
  const { userId } = requireAdmin(ctx.actor);
  await findCompany(ctx.db, companyId);
  await ctx.db
    .insert(companyNotes)
    .values({ companyId, authorId: userId, text, createdAt: ctx.clock.now() });
  return listNotes(ctx, companyId);
}
