import { desc, eq, inArray } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges, ProviderCustomer } from "../../../platform/payments/charges.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { standingOf } from "../../membership/standing.ts";
import { customersOf } from "../charging/customers-of.ts";
import { lookUpInvoice } from "../charging/look-up-invoice.ts";
import { keepLinks } from "../charging/keep-links.ts";
import { isOver, latestOfCompanies, latestOfMembership } from "../charging/find-subscription.ts";
import { readSubscription } from "../charging/read-subscription.ts";
import { resumesAt } from "../charging/resumes-at.ts";
import { invoices, subscriptions } from "../charging/tables.ts";
import { providerChecks } from "./tables.ts";
import { factsOf } from "./facts.ts";
import { type Found, ofDecision, ofMirror } from "./find-differences.ts";

/** Reads all that the provider has of a company. What an event would have set right is set right; the rest is listed. Links to invoices are renewed. @throws CodedError unavailable, with nothing kept */
export async function compareCompany(ctx: Ctx, charges: Charges, companyId: string): Promise<void> {
  const ids = await idsWithMerged(ctx.db, companyId);
  const customers = await customersOf(ctx.db, ids);
  if (customers.length === 0) return;
  let said = await readAll(charges, customers);
  const before = await find(ctx, ids, said);
  const repaired = await repair(ctx, charges, before);
  if (repaired) said = await readAll(charges, customers);
  await keepLinks(ctx.db, said.invoices);
  const left = repaired ? await find(ctx, ids, said) : before;
  const isLeft = (one: Found) => left.some(({ what }) => what === one.what);
  const settled = before.filter((one) => one.about !== null && !isLeft(one));
  const differences = [
    ...left.map((one) => plain(one, false)),
    ...settled.map((one) => plain(one, true)),
  ];
  const facts = await readFacts(ctx, ids, said);
  const check = { readAt: ctx.clock.now(), facts, differences, open: left.length };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(providerChecks)
      .values({ companyId, ...check })
      .onConflictDoUpdate({ target: providerChecks.companyId, set: check });
    for (const { what, stripe, ours } of settled)
      await recordAudit(tx, ctx, {
        action: "billing.difference-repaired",
        subjectType: "company",
        subjectId: companyId,
        details: { what, before: { held: ours }, after: { held: stripe } },
      });
  });
}

const plain = ({ what, stripe, ours }: Found, repaired: boolean) => ({
  what,
  stripe,
  ours,
  repaired,
});

async function readAll(charges: Charges, customers: string[]): Promise<ProviderCustomer> {
  const all: ProviderCustomer = { subscriptions: [], invoices: [], isWhole: true };
  for (const id of customers) {
    const read = await charges.readCustomer(id);
    all.subscriptions.push(...(read?.subscriptions ?? []));
    all.invoices.push(...(read?.invoices ?? []));
    all.isWhole &&= read?.isWhole ?? true;
  }
  return all;
}

async function mirrorOf({ db }: Ctx, ids: string[]) {
  const rows = await db.select().from(subscriptions).where(inArray(subscriptions.companyId, ids));
  const bills = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.companyId, ids))
    .orderBy(desc(invoices.createdAt));
  return { rows, bills };
}

async function find(ctx: Ctx, ids: string[], said: ProviderCustomer): Promise<Found[]> {
  const mirror = await mirrorOf(ctx, ids);
  const now = ctx.clock.now();
  const decided: Found[] = [];
  for (const row of mirror.rows) {
    const read = said.subscriptions.find(({ id }) => id === row.providerId);
    if (!read || row.membershipId === null) continue;
    const newest = await latestOfMembership(ctx.db, row.membershipId);
    const membership = await requireMembership(ctx.db, row.membershipId);
    const pausedUntil = await resumesAt(await standingOf(ctx.db, membership), now);
    if (newest?.id === row.id || !isOver(row))
      decided.push(...ofDecision(read, row, { membership, pausedUntil, now }));
  }
  return [...ofMirror(said, mirror), ...decided];
}

async function repair(ctx: Ctx, charges: Charges, found: Found[]): Promise<boolean> {
  const about = new Map(found.flatMap((one) => (one.about ? [[one.about.id, one.about]] : [])));
  for (const { kind, id } of about.values())
    if (kind === "subscription") await readSubscription(ctx, charges, id);
  for (const { kind, id } of about.values())
    if (kind === "invoice") await lookUpInvoice(ctx, charges, id);
  return about.size > 0;
}

async function readFacts(ctx: Ctx, ids: string[], said: ProviderCustomer) {
  const row = await latestOfCompanies(ctx.db, ids);
  if (!row) return [];
  const read = said.subscriptions.find(({ id }) => id === row.providerId);
  const bills = await ctx.db.select().from(invoices).where(eq(invoices.subscriptionId, row.id));
  const membership =
    row.membershipId === null ? null : await requireMembership(ctx.db, row.membershipId);
  const today = civilDateOf(ctx.clock.now());
  const own = said.invoices.filter(({ subscriptionId }) => subscriptionId === row.providerId);
  return factsOf({ row, membership, bills, today }, read, own);
}
