import type { Queryable } from "../platform/db/database.ts";
import { moveRequests } from "./applications/person-requests.ts";
import { moveSignups } from "./billing/person-billing.ts";
import { moveSeatMail } from "./companies/person-seats.ts";
import { moveLeads } from "./desk/person-conversations.ts";
import { moveEnquiries } from "./enquiries/person-enquiries.ts";
import { moveAgreements } from "./terms/person-agreements.ts";

/** What is held by the address that somebody had goes with them: it is theirs to be granted, exported and erased. */
export async function moveAddress(tx: Queryable, from: string, to: string): Promise<void> {
  for (const move of [
    moveRequests,
    moveSignups,
    moveSeatMail,
    moveLeads,
    moveEnquiries,
    moveAgreements,
  ])
    await move(tx, from, to);
}
