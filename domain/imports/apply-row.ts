import { changeCompany } from "../companies/change-company.ts";
import { changeRole } from "../companies/change-role.ts";
import { createCompany } from "../companies/create-company.ts";
import { invite } from "../companies/invite.ts";
import { type ImportedLead, importLead } from "../desk/import-lead.ts";
import type { Ctx } from "../../platform/context.ts";
import type { CompanyStep } from "./plan-companies.ts";
import type { PersonStep } from "./plan-people.ts";

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
  { invite: mail }: { invite: boolean },
): Promise<void> {
  if (userId) await changeRole(ctx, { companyId, userId }, { role });
  else await invite(ctx, companyId, { email, role }, { mail });
}

export const applyLead = (ctx: Ctx, step: ImportedLead): Promise<void> => importLead(ctx, step);
