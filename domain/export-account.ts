import type { Ctx } from "../platform/context.ts";
import { exportProfile } from "./accounts/export-profile.ts";
import { personOf } from "./accounts/person.ts";
import { requireUser } from "./accounts/require-user.ts";
import { exportBilling } from "./billing/export-billing.ts";
import { exportEnquiries } from "./enquiries/person-enquiries.ts";
import { exportRequests } from "./applications/person-requests.ts";

export async function exportAccount(ctx: Ctx, currentSessionId: string | null) {
  const user = await requireUser(ctx);
  const person = personOf(user);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    ...(await exportProfile(ctx, user, currentSessionId)),
    membershipRequests: await exportRequests(ctx.db, person),
    enquiries: await exportEnquiries(ctx.db, person),
    ...(await exportBilling(ctx.db, person)),
  };
}
