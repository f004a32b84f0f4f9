import type { Ctx } from "../platform/context.ts";
import { notifyOfChange } from "../platform/db/notify.ts";
import { eraseFromAudit } from "../platform/erase-from-audit.ts";
import { eraseEvents } from "../platform/events.ts";
import { fileChannel } from "../platform/file-cache.ts";
import { deleteUser, listDueDeletions, lockDueUser } from "./accounts/delete-due-user.ts";
import { type Person, personOf } from "./accounts/person.ts";
import { hasCharges } from "./billing/charging/has-charges.ts";
import { eraseSignupForms } from "./billing/person-billing.ts";
import { deleteCompany } from "./companies/delete-company.ts";
import { eraseSeats } from "./companies/person-seats.ts";
import { eraseConversations } from "./desk/person-conversations.ts";
import { eraseEnquiries } from "./enquiries/person-enquiries.ts";
import { hasHistory } from "./hours/has-history.ts";
import { eraseAgreements } from "./terms/person-agreements.ts";
import { eraseDeliveries } from "./webhooks/erase-deliveries.ts";
import { hasQuotes } from "./quotes/move-quotes.ts";
import { eraseQuoteNames } from "./quotes/person-quotes.ts";
import { eraseRequests } from "./applications/person-requests.ts";

/** Signups with a card and companies with a history are business records and stay; so does the audit log, which has no address. */
export async function finishDeletions(ctx: Ctx): Promise<void> {
  const due = await listDueDeletions(ctx);
  await Promise.all(due.map((id) => finishDeletion(ctx, id)));
}

export async function finishDeletion(ctx: Ctx, id: string): Promise<void> {
  await notifyOfChange(ctx.db, fileChannel, async (tx) => {
    const inTx = { ...ctx, db: tx };
    const user = await lockDueUser(inTx, id);
    if (!user) return;
    const person = personOf(user);
    const gone = await eraseConversations(tx, person);
    // A lead may have been told of under an address that is theirs no longer.
    const known = [id, person.verifiedEmail, ...gone].filter(Boolean);
    await eraseEnquiries(tx, person);
    await eraseRequests(tx, person);
    await eraseSignupForms(tx, person);
    await eraseAgreements(tx, person);
    await eraseEvents(tx, known);
    await eraseDeliveries(tx, known);
    await eraseQuoteNames(tx, person);
    await leaveCompanies(inTx, person);
    if (person.verifiedEmail) await eraseFromAudit(tx, person.verifiedEmail);
    await deleteUser(inTx, user);
  });
}

async function leaveCompanies(ctx: Ctx, person: Person): Promise<void> {
  for (const companyId of await eraseSeats(ctx, person))
    if (!(await isOnRecord(ctx.db, companyId))) await deleteCompany(ctx, companyId);
}

async function isOnRecord(db: Ctx["db"], companyId: string): Promise<boolean> {
  for (const isKnown of [hasHistory, hasQuotes, hasCharges])
    if (await isKnown(db, companyId)) return true;
  return false;
}
