import { eraseFromAudit } from "../platform/erase-from-audit.ts";
import type { MoveAddress } from "./accounts/link-identity.ts";
import { moveRequests } from "./applications/person-requests.ts";
import { moveSignups } from "./billing/person-billing.ts";
import { moveBillingEmail } from "./companies/move-billing-email.ts";
import { namesAddress } from "./companies/names-address.ts";
import { claimConversations, moveMails } from "./desk/person-conversations.ts";
import { claimEnquiries } from "./enquiries/person-enquiries.ts";
import { claimAgreements } from "./terms/person-agreements.ts";
import { eraseDelivered } from "./webhooks/erase-deliveries.ts";

/** What is theirs goes with them. What may be another’s under the old address stays: applications and invitations. */
export const moveAddress: MoveAddress = async (ctx, moved) => {
  const { db } = ctx;
  const { from, to } = moved;
  await moveRequests(db, from, to);
  await moveSignups(db, from, to);
  await moveBillingEmail(ctx, moved);
  await claimConversations(db, moved);
  await moveMails(db, moved);
  await claimEnquiries(db, moved);
  await claimAgreements(db, moved);
  if (await namesAddress(db, from)) return;
  // Nobody would find these by the new address; what remains of them are copies.
  await eraseFromAudit(db, from);
  await eraseDelivered(db, [from]);
};
