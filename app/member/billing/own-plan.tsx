import { firm } from "../../../content/firm.ts";
import type { Subscription } from "../../../domain/membership/schema.ts";
import type { BilledInvoice } from "../../../domain/invoices/schema.ts";
import { PauseOrEnd } from "../../plan/pause-or-end.tsx";
import { PlanAhead } from "../../plan/plan-ahead.tsx";
import { ownDoor } from "../../plan/plan-door.ts";
import { PlanFacts } from "../../plan/plan-facts.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { EndedPlan } from "./ended-plan.tsx";
import { OwnInvoices } from "./own-invoices.tsx";
import { PlanOffers } from "./plan-offers.tsx";
import { standingWords } from "./standing-words.ts";

type Props = { subscription: Subscription; invoices: BilledInvoice[] };

export function OwnPlan({ subscription, invoices }: Props) {
  if (subscription.status === "ended")
    return (
      <>
        <EndedPlan subscription={subscription} />
        <OwnInvoices invoices={invoices} />
      </>
    );
  const plan = { door: ownDoor, subscription };
  return (
    <>
      <SettingsSection id="plan" heading={subscription.name} text={standingWords(subscription)}>
        <PlanFacts subscription={subscription} />
        <PlanAhead {...plan} />
      </SettingsSection>
      <PlanOffers {...plan} />
      <SettingsSection
        id="pause-or-end"
        heading="Pause or end it"
        text="Both take effect when this period ends, and you keep the hours you have."
      >
        <PauseOrEnd {...plan} />
      </SettingsSection>
      <OwnInvoices invoices={invoices} />
      <section className="settings-section" aria-labelledby="payment">
        <div>
          <h2 id="payment" className="text-title-2">
            Payment
          </h2>
        </div>
        <p className="billing-payment">
          No card is charged on this page. For another card, or another address for invoices, write
          to{" "}
          <a className="link" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>
          . Each period has a{" "}
          <a className="link" href="/dashboard/hours">
            statement
          </a>{" "}
          of its hours and how they were used.
        </p>
      </section>
    </>
  );
}
