import { civilDay } from "../../../content/civil-day.ts";
import { unbroken } from "../../../content/unbroken.ts";
import { firm } from "../../../content/firm.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import type { Subscription } from "../../../domain/membership/schema.ts";
import { PauseOrEnd } from "../../plan/pause-or-end.tsx";
import { PlanAhead } from "../../plan/plan-ahead.tsx";
import { ownDoor } from "../../plan/plan-door.ts";
import { NextCharge } from "../../plan/next-charge.tsx";
import { PlanFacts } from "../../plan/plan-facts.tsx";
import { hasNothingToEnd, standsStill } from "../../plan/plan-words.ts";
import { OwnQuotes } from "../quotes/own-quotes.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { EndedPlan } from "./ended-plan.tsx";
import { InvoiceDetails } from "./invoice-details.tsx";
import { OverageCap } from "./overage-cap.tsx";
import { OwnInvoices } from "./own-invoices.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { PlanOffers } from "./plan-offers.tsx";
import { ReplaceCard } from "./replace-card.tsx";
import { standingWords } from "./standing-words.ts";

type Props = { subscription: Subscription; billing: Billing };

export function OwnPlan({ subscription, billing }: Props) {
  const { companyId } = billing;
  const hasEnded = subscription.status === "ended";
  const payment = billing.payment ? (
    <PaymentNotice
      companyId={companyId}
      payment={billing.payment}
      card={billing.card}
      takesCard={billing.takesCard}
      subscription={subscription}
    />
  ) : null;
  if (hasEnded)
    return (
      <>
        {payment}
        <EndedPlan subscription={subscription} />
        <OwnInvoices {...billing} />
        <OwnQuotes />
        <InvoiceDetails {...billing} />
      </>
    );
  const plan = { door: ownDoor(companyId), subscription };
  return (
    <>
      {payment}
      <SettingsSection id="plan" heading={subscription.name} text={standingWords(subscription)}>
        <PlanFacts subscription={subscription} />
        <PlanAhead {...plan} />
      </SettingsSection>
      <Payments billing={billing} />
      <OwnInvoices {...billing} />
      <OwnQuotes />
      <PlanOffers {...plan} />
      <OverageCap {...billing} />
      {hasNothingToEnd(subscription) ? null : (
        <SettingsSection
          id="pause-or-end"
          heading={headingOf(subscription)}
          text={effectOf(subscription)}
        >
          <PauseOrEnd {...plan} />
        </SettingsSection>
      )}
      <InvoiceDetails {...billing} />
    </>
  );
}

function headingOf(subscription: Subscription): string {
  const { pause, resuming } = subscription;
  if (pause?.hasBegun) return resuming.takesBack === "pause" ? "Resume or end it" : "End it";
  return standsStill(subscription) === null ? "Pause or end it" : "Change, pause or end it";
}

function effectOf(subscription: Subscription): string {
  if (subscription.pause?.hasBegun)
    return "You keep the hours you have. It can be paused again once a period has begun.";
  return areBothOpen(subscription)
    ? "Both take effect when this period ends, and you keep the hours you have."
    : "You keep the hours you have.";
}

/** A yearly term is ended with its year. */
const areBothOpen = ({ pausing, cancellation, term }: Subscription) =>
  pausing.refusal === null && cancellation.refusal === null && term === "month";

/** Where its notice asks for one already. */
const isAnotherAsked = ({ payment }: Billing) =>
  payment?.state === "refused" && payment.earlierCard === null;

function Payments({ billing }: { billing: Billing }) {
  return (
    <section className="settings-section" aria-labelledby="payment">
      <div>
        <h2 id="payment" className="text-title-2">
          Payment
        </h2>
      </div>
      <div className="settings-content">
        {billing.card ? (
          <>
            <NextCharge {...billing} />
            {billing.takesCard && !isAnotherAsked(billing) ? (
              <ReplaceCard companyId={billing.companyId} isNeeded={billing.cardEnds !== null} />
            ) : null}
          </>
        ) : null}
        {billing.cardFrom ? (
          <>
            <p>
              We send you an invoice for each{" "}
              {billing.subscription?.term === "year" ? "year" : "period"}. Add a card, and it is
              charged from {unbroken(civilDay(billing.cardFrom))} on. Invoices you already have stay
              payable as they are.
            </p>
            <ReplaceCard
              companyId={billing.companyId}
              label={`Pay by card from ${unbroken(civilDay(billing.cardFrom))}`}
            />
          </>
        ) : null}
        <p className="billing-payment">
          To have invoices mailed to another email address, write to{" "}
          <a className="link nowrap" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>
          . Each period has a{" "}
          <a className="link" href="/dashboard/hours">
            statement
          </a>{" "}
          of its hours and how they were used.
        </p>
      </div>
    </section>
  );
}
