import type { Ctx } from "../../platform/context.ts";
import { listPeople } from "../accounts/list-people.ts";
import { nameOf } from "../address-mail.ts";
import { listCompanies } from "./list-companies.ts";
import { requireOwnInvitation } from "./own-invitation.ts";

/** @throws CodedError unauthenticated, forbidden, not_found */
export async function readInvitation(ctx: Ctx, id: string) {
  const { invitation, company, state } = await requireOwnInvitation(ctx, id);
  const { invitedBy, companyId, email, role, expiresAt } = invitation;
  const [inviter] = invitedBy === null ? [] : await listPeople(ctx.db, [invitedBy]);
  const { companies } = await listCompanies(ctx);
  return {
    state: companies.some((own) => own.id === companyId) ? ("joined" as const) : state,
    company,
    email,
    role,
    inviter: inviter ? nameOf(inviter) : null,
    expiresAt: expiresAt.toISOString(),
  };
}
