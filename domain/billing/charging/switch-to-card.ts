import { randomUUID } from "node:crypto";
import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { SavedCard } from "../../../platform/payments/charges.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { inLedger } from "../../hours/in-ledger.ts";
import { hasOwner, unowned } from "../../companies/require-seat.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { holdsCredit, listCredits } from "../../invoices/credits.ts";
import type { Credit } from "../../invoices/schema.ts";
import { issueFor } from "../../invoices/issue-due-invoices.ts";
import { changeMembership } from "../../membership/change-membership.ts";
import { findRunning, type MembershipRow } from "../../membership/find-membership.ts";
import { pauseOf, type Standing, standingOf, termTurn } from "../../membership/standing.ts";
import { endsBefore, unchangeable } from "../../membership/refusal.ts";
import { tellOwners } from "../plan/tell-owners.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

export async function findSwitch(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  companyId: string,
  known?: Credit[],
) {
  const membership = await findRunning(db, companyId);
  if (membership?.billing !== "by-hand") return { refusal: "No card is charged for this company." };
  const standing = await standingOf(db, membership);
  const credits = known ?? (await listCredits(db, await idsWithMerged(db, companyId)));
  const refusal =
    unchangeable(standing, civilDateOf(clock.now()))?.refusal ??
    whatIsPlanned(standing) ??
    (holdsCredit(credits) ? creditWaits : null);
  return refusal === null
    ? { refusal, membership, standing, on: termTurn(standing).on }
    : { refusal };
}

/** No invoice by hand would take it once a card pays. */
const creditWaits =
  "A credit waits for the next invoice. A card can be added once it has been used or paid back.";

function whatIsPlanned(standing: Standing<MembershipRow>): string | null {
  const { endsOn, term, nextPlanId, nextTerm, cadence } = standing.membership;
  if (endsOn !== null) return endsBefore(endsOn).refusal;
  if (nextTerm !== null) return "Another term is planned. A card can be added once it has begun.";
  if (term === "year" && nextPlanId !== null)
    return "Another plan is planned in this yearly term. A card can be added once it has begun.";
  if (pauseOf(standing)) return "A pause is planned. A card can be added once it is over.";
  return cadence === "month" ? null : "Please write to us to pay for this membership by card.";
}

export async function requireSwitchable(ctx: Pick<Ctx, "db" | "clock">, companyId: string) {
  const found = await findSwitch(ctx, companyId);
  if (found.refusal !== null) throw new CodedError("conflict", found.refusal);
  return found;
}

type Saved = { companyId: string; customerId: string; card: SavedCard };

/** From the end of what has been invoiced the card pays; nothing is invoiced by hand from then. Null where that is no longer so. */
export async function switchToCard(
  ctx: Ctx,
  { companyId, customerId, card }: Saved,
): Promise<SubscriptionRow | null> {
  const asSystem = { ...ctx, actor: { kind: "system" as const } };
  return inLedger(asSystem, companyId, async (locked) => {
    const open = await findSwitch(locked, companyId);
    if (open.refusal !== null) return null;
    // What has opened by now was promised an invoice.
    await issueFor(locked, companyId);
    const { membership, standing, on } = open;
    const { id: membershipId, planId, term, nextPlanId } = membership;
    await changeMembership(locked, membership, { billing: "card", paidThrough: on });
    const now = ctx.clock.now();
    const [row] = await locked.db
      .insert(subscriptions)
      .values({
        companyId,
        membershipId,
        planId,
        term,
        cents: termPrice(standing.last?.price ?? 0, term),
        customerId,
        paymentMethodId: card.id,
        cardBrand: card.brand,
        cardLast4: card.last4,
        cardExpMonth: card.expMonth,
        cardExpYear: card.expYear,
        attemptKey: randomUUID(),
        startsOn: on,
        // A change of plan that is planned already is told once the provider has it.
        isStale: nextPlanId !== null,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await tellOwners(locked, companyId, { kind: "card-takes-over", planId, term, on });
    return row ?? null;
  });
}

/** By staff: owners are asked for a card, with a link. @throws CodedError forbidden, not_found, conflict */
export function askForCard(ctx: Ctx, companyId: string): Promise<void> {
  return inLedger(ctx, companyId, async (locked) => {
    const { membership, on } = await requireSwitchable(locked, companyId);
    if (!(await hasOwner(locked.db, companyId))) throw new CodedError("conflict", unowned);
    const { planId, term } = membership;
    await tellOwners(locked, companyId, { kind: "card-asked", planId, term, on });
  });
}
