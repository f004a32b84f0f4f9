import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { listNotes } from "./list-notes.ts";
import { lockCompany } from "./lock-company.ts";
import type { CompanyNote, NoteInput } from "./schema.ts";
import { companyNotes } from "./tables.ts";

/** For staff: no member ever sees it. A key that was used before adds nothing. @throws CodedError not_found, conflict */
export async function addNote(
  ctx: Ctx,
  companyId: string,
  { text, key }: NoteInput,
): Promise<CompanyNote[]> {
  const { userId } = requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const isIt = key && and(eq(companyNotes.authorId, userId), eq(companyNotes.key, key));
    if (isIt && (await tx.$count(companyNotes, isIt)) > 0) return;
    await tx
      .insert(companyNotes)
      .values({ companyId, authorId: userId, text, key, createdAt: ctx.clock.now() });
    await recordAudit(tx, ctx, {
      action: "company.noted",
      subjectType: "company",
      subjectId: companyId,
    });
  });
  return listNotes(ctx, companyId);
}
