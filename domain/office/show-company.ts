import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { namePeople } from "../accounts/name-people.ts";
import { requestsOfCompany } from "../applications/requests-of-company.ts";
import { signupsOfCompany } from "../billing/signups-of-company.ts";
import { findCompany } from "../companies/find-company.ts";
import { listNotes } from "../companies/list-notes.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { hoursByPeriod } from "../hours/hours-by-period.ts";
import { listMemberships } from "../membership/list-memberships.ts";
import { standingOf } from "./standings.ts";
import type { CompanyPage } from "./schema.ts";

/** All that staff know of a company, but for its work. @throws CodedError not_found */
export async function showCompany(ctx: Ctx, id: string): Promise<CompanyPage> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  const company = await findCompany(db, id);
  const { consultantId, billingEmail, phone, createdAt, updatedAt } = company;
  const { planId: _plan, ...standing } = await standingOf(ctx, id);
  const consultant = consultantId && (await namePeople(db, [consultantId])).get(consultantId);
  const today = civilDateOf(ctx.clock.now());
  const periods = await hoursByPeriod(db, id);
  const current = periods.find(({ starts, ends }) => starts <= today && today < ends);
  const memberships = await listMemberships(db, id);
  return {
    ...standing,
    billingEmail,
    phone,
    consultant: consultantId && consultant ? { id: consultantId, name: consultant } : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    memberships: memberships.map(({ id, planId, term, billing, status, startedAt, endsOn }) => ({
      id,
      planId,
      term,
      billing,
      status,
      endsOn,
      startedAt: startedAt.toISOString(),
    })),
    usedMinutes: Math.max(0, current?.usedMinutes ?? 0),
    period: current ? { starts: current.starts, ends: current.ends } : null,
    periods,
    applications: await applicationsOf(ctx, id),
    notes: await listNotes(ctx, id),
  };
}

async function applicationsOf({ db }: Ctx, id: string): Promise<CompanyPage["applications"]> {
  const requests = await requestsOfCompany(db, id);
  const signups = await signupsOfCompany(db, id);
  return [
    ...requests.map((one) => ({ kind: "request" as const, ...one })),
    ...signups.map((one) => ({ kind: "signup" as const, ...one })),
  ].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
