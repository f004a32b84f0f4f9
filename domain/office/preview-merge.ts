import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { namePeople } from "../accounts/name-people.ts";
import { requestsOfCompany } from "../applications/requests-of-company.ts";
import { signupsOfCompany } from "../billing/signups-of-company.ts";
import { findCompany } from "../companies/find-company.ts";
import { foreseeMerge } from "../companies/merge-company.ts";
import { foreseeSeats } from "../companies/merge-people.ts";
import { foreseeBooks } from "../hours/merge-books.ts";
import { listMemberships } from "../membership/list-memberships.ts";
import { mergeRefusal, requireTwo } from "./merge-refusal.ts";
import type { MergePreview } from "./schema.ts";

/** For staff. @throws CodedError not_found, conflict */
export async function previewMerge(
  ctx: Ctx,
  intoId: string,
  { companyId }: { companyId: string },
): Promise<MergePreview> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  const into = await findCompany(db, intoId);
  const from = await findCompany(db, companyId);
  requireTwo(from.id, into.id);
  const seats = await foreseeSeats(ctx, { from: from.id, into: into.id });
  const names = await namePeople(
    db,
    seats.map(({ userId }) => userId),
  );
  return {
    from: { id: from.id, name: from.name },
    into: { id: into.id, name: into.name },
    ...(await mergeRefusal(ctx, { from, into })),
    people: seats.map((one) => ({ ...one, name: names.get(one.userId) ?? "" })),
    ...(await foreseeMerge(db, { from, into })),
    ...(await foreseeBooks(ctx, from.id)),
    requests: (await requestsOfCompany(db, from.id)).length,
    signups: (await signupsOfCompany(db, from.id)).length,
    memberships: (await listMemberships(db, [from.id])).length,
  };
}
