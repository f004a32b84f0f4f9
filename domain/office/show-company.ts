import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { namePeople } from "../accounts/name-people.ts";
import { requestsOfCompany } from "../applications/requests-of-company.ts";
import { signupsOfCompany } from "../billing/signups-of-company.ts";
import { findCompany } from "../companies/find-company.ts";
import { companyWithMerged } from "../companies/merged-companies.ts";
import { listNotes } from "../companies/list-notes.ts";
import { hoursByPeriod } from "../hours/hours-by-period.ts";
import { figuresOfCompany } from "../hours/hours-of-company.ts";
import { listMemberships } from "../membership/list-memberships.ts";
import { latestAgreement } from "../terms/latest-agreement.ts";
import { standingsOf } from "./standings.ts";
import type { CompanyPage } from "./schema.ts";

export async function showCompany(ctx: Ctx, given: string): Promise<CompanyPage> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  const company = await findCompany(db, given);
  const { id, consultantId, billingEmail, phone, createdAt, updatedAt } = company;
  // It has been found.
  const { planId: _plan, ...standing } = (await standingsOf(ctx, [id]))[0]!;
  const consultant = consultantId && (await namePeople(db, [consultantId])).get(consultantId);
  const hours = await figuresOfCompany(ctx, id);
  const books = await companyWithMerged(db, id);
  const bookIds = books.map((one) => one.id);
  const memberships = await listMemberships(db, bookIds);
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
    hours,
    periods: await hoursByPeriod(db, bookIds),
    agreement: await latestAgreement(db, id),
    applications: await applicationsOf(ctx, id),
    merged: books.flatMap(({ id, name, mergedAt }) =>
      mergedAt ? [{ id, name, mergedAt: mergedAt.toISOString() }] : [],
    ),
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
