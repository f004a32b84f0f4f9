import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { createCompany } from "../companies/create-company.ts";
import { addLine } from "./add-turn.ts";
import { inConversation } from "./in-conversation.ts";
import { endAwaiting } from "./promises/keep-clock.ts";
import { recordChange } from "./record-change.ts";
import { requireRead } from "./require-read.ts";
import type { NewCompany, WinInput } from "./schema.ts";
import { conversations } from "./tables.ts";
import { tellOfStatus } from "./tell-tools.ts";

export function makeCompany(ctx: Ctx, id: string, { after }: WinInput): Promise<NewCompany> {
  const { userId: personId } = requireAdmin(ctx.actor);
  return inConversation(ctx, id, async (locked, row) => {
    if (row.kind !== "lead" || row.email === null)
      throw new CodedError("not_found", "There is nothing with this id.");
    if (row.status === "won" || row.status === "spam")
      throw new CodedError("conflict", `This lead is ${row.status}. Change that first.`);
    await requireRead(locked.db, row.id, { personId, after });
    const companyId = await createCompany(locked, {
      name: row.companyName ?? row.name ?? row.email,
      billingEmail: row.email,
      phone: row.phone,
    });
    await locked.db
      .update(conversations)
      .set({ status: "won", snoozedUntil: null, wonCompanyId: companyId })
      .where(eq(conversations.id, row.id));
    await tellOfStatus(locked, { ...row, status: "won", wonCompanyId: companyId }, row.status);
    await endAwaiting(locked, row, false);
    await addLine(locked, row, "This lead became a company.");
    const { status } = row;
    await recordChange(locked, { ...row, companyId }, "lead.won", {
      before: { status },
      after: { status: "won" },
    });
    return { companyId };
  });
}
