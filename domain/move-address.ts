import { eraseFromAudit } from "../platform/erase-from-audit.ts";
import type { MoveAddress } from "./accounts/link-identity.ts";
import { moveRequests } from "./applications/person-requests.ts";
import { moveSignups } from "./billing/person-billing.ts";
import { moveBillingEmail } from "./companies/move-billing-email.ts";
import { claimConversations, moveMails } from "./desk/person-conversations.ts";
import { claimEnquiries } from "./enquiries/person-enquiries.ts";
import { claimAgreements } from "./terms/person-agreements.ts";
import { eraseDelivered } from "./webhooks/erase-deliveries.ts";

/** What is held under the address they had goes with them, to be granted, exported and erased. What others may have applied for under it stays, as do invitations: whoever has the address now may be meant. */
export const moveAddress: MoveAddress = async (ctx, { userId, from, to }) => {
  const { db } = ctx;
  await moveRequests(db, from, to);
  await moveSignups(db, from, to);
  await moveBillingEmail(ctx, { userId, from, to });
  await claimConversations(db, { userId, from, to });
  await moveMails(db, from, to);
  await claimEnquiries(db, from, userId);
  await claimAgreements(db, from, userId);
  // Nobody would find these by the new address; what remains of them are copies.
  await eraseFromAudit(db, from);
  await eraseDelivered(db, [from]);
};
