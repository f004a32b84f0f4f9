import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { listNotes } from "./list-notes.ts";
import { lockCompany } from "./lock-company.ts";
import type { CompanyNote, NoteInput } from "./schema.ts";
import { companyNotes } from "./tables.ts";

type Sent = { companyId: string; userId: string; key: string };

async function wasNoted(tx: Queryable, { companyId, userId, key }: Sent): Promise<boolean> {
  await lockByName(tx, `note ${userId} ${key}`);
  const [noted] = await tx
    .select({ companyId: companyNotes.companyId })
    .from(companyNotes)
    .where(and(eq(companyNotes.authorId, userId), eq(companyNotes.key, key)));
  if (noted && noted.companyId !== companyId)
    throw new CodedError("conflict", "Something else was sent with this key.");
  return noted !== undefined;
}

/** For staff: no member ever sees it. A key that was used before adds nothing. @throws CodedError not_found, conflict */
export async function addNote(
  ctx: Ctx,
  companyId: string,
  { text, key }: NoteInput,
): Promise<CompanyNote[]> {
  const { userId } = requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (key && (await wasNoted(tx, { companyId, userId, key }))) return;
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
