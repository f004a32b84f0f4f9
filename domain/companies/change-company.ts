import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { laterThan } from "../fields/later-than.ts";
import { lockCompany } from "./lock-company.ts";
import type { CompanyInput } from "./schema.ts";
import { companies } from "./tables.ts";

const fields = ["name", "billingEmail", "phone", "consultantId"] as const;

/** For staff. @throws CodedError not_found, invalid, conflict */
export async function changeCompany(
  ctx: Ctx,
  id: string,
  { updatedAt, ...input }: CompanyInput,
  staffIds: string[],
): Promise<void> {
  requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const before = await lockCompany(tx, id);
    if (before.updatedAt.toISOString() !== updatedAt)
      throw new CodedError(
        "conflict",
        "Somebody else has changed this company in the meantime. Nothing was saved.",
      );
    const changed = fields.filter((field) => input[field] !== before[field]);
    if (changed.length === 0) return;
    const { consultantId } = input;
    if (changed.includes("consultantId") && consultantId && !staffIds.includes(consultantId))
      throw new CodedError("invalid", "Please check the marked fields.", {
        fields: { consultantId: "Please choose one of our staff" },
      });
    await tx
      .update(companies)
      .set({ ...input, updatedAt: laterThan(before.updatedAt, ctx.clock.now()) })
      .where(eq(companies.id, id));
    const only = (from: Pick<CompanyInput, (typeof fields)[number]>) =>
      Object.fromEntries(changed.map((field) => [field, from[field]]));
    await recordAudit(tx, ctx, {
      action: "company.changed",
      subjectType: "company",
      subjectId: id,
      details: { before: only(before), after: only(input) },
    });
  });
}
