import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { listNotes } from "./list-notes.ts";
import { lockCompany } from "./lock-company.ts";
import type { CompanyNote, NoteInput } from "./schema.ts";
import { companyNotes } from "./tables.ts";

/** For staff: no member ever sees it. @throws CodedError not_found, conflict */
export async function addNote(
  ctx: Ctx,
  companyId: string,
  { text }: NoteInput,
): Promise<CompanyNote[]> {
  const { userId } = requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await tx
      .insert(companyNotes)
      .values({ companyId, authorId: userId, text, createdAt: ctx.clock.now() });
    await recordAudit(tx, ctx, {
      action: "company.noted",
      subjectType: "company",
      subjectId: companyId,
    });
  });
  return listNotes(ctx, companyId);
}
