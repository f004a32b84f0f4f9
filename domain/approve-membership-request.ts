import type { Ctx } from "../platform/context.ts";
import { approveRequest } from "./applications/decide-request.ts";
import type { Approval } from "./applications/schema.ts";
import { refuseBesideCard } from "./billing/charging/refuse-beside-card.ts";

export const approveMembershipRequest = (ctx: Ctx, id: number, approval: Approval) =>
  approveRequest(ctx, id, approval, async (tx, companyId) => {
    await refuseBesideCard(tx, companyId);
    return true;
  });
