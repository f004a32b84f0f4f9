import { changeCompany } from "../companies/change-company.ts";
import { changeRole } from "../companies/change-role.ts";
import { createCompany } from "../companies/create-company.ts";
import { invite } from "../companies/invite.ts";
import { type ImportedLead, importLead } from "../desk/import-lead.ts";
import type { Ctx } from "../../platform/context.ts";
import type { CompanyStep } from "./plan-companies.ts";
import type { PersonStep } from "./plan-people.ts";

/** Null where nobody is mailed. @throws CodedError too_many, and then nothing is imported */
export type TakeMail = ((db: Ctx["db"], email: string) => Promise<void>) | null;

export async function applyCompany(ctx: Ctx, { existing, facts }: CompanyStep): Promise<void> {
  const { name, billingEmail, phone } = { billingEmail: null, phone: null, ...existing, ...facts };
  if (!existing) {
    await createCompany(ctx, { name, billingEmail, phone });
    return;
  }
  const { id, consultantId, updatedAt } = existing;
  const input = { name, billingEmail, phone, consultantId, updatedAt: updatedAt.toISOString() };
  // The consultant stays as it is.
  await changeCompany(ctx, id, input, []);
}

export async function applyPerson(
  ctx: Ctx,
  { companyId, userId, email, role }: PersonStep,
  takeMail: TakeMail,
): Promise<void> {
  if (userId) {
    await changeRole(ctx, { companyId, userId }, { role });
    return;
  }
  await takeMail?.(ctx.db, email);
  await invite(ctx, companyId, { email, role }, { mail: takeMail !== null });
}

export const applyLead = (ctx: Ctx, step: ImportedLead): Promise<void> => importLead(ctx, step);
