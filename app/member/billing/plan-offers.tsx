import { dollars } from "../../../content/dollars.ts";
import { civilDay } from "../../../content/civil-day.ts";
import { yearly } from "../../../content/plans.ts";
import type { Subscription } from "../../../domain/membership/schema.ts";
import { ChangeDialog } from "../../plan/change-dialog.tsx";
import type { PlanDoor } from "../../plan/plan-door.ts";
import { standsStill } from "../../plan/plan-words.ts";
import { useAddressPart } from "../../use-address.ts";
import { memberPlan } from "../member-plan.ts";
import { SettingsSection } from "../settings/settings-section.tsx";

type Props = { door: PlanDoor; subscription: Subscription };
type Offer = Pick<Subscription["offers"][number], "planId" | "name" | "price" | "hoursIncluded">;

/** The present plan stays in the list, also where only others can be chosen. */
function listed({ offers, ...present }: Subscription): Offer[] {
  const isThere = offers.some(({ planId }) => planId === present.planId);
  return [...offers, ...(isThere ? [] : [present])].toSorted((a, b) => a.price - b.price);
}

/** Where a card has paid the year, whatever is chosen begins after it. */
const isKept = ({ termEnds, offers }: Subscription) =>
  termEnds !== null && offers.every(({ terms }) => terms.every(({ on }) => on === termEnds));

/** In a pause, and of a year, it can't. */
const canBeginNow = ({ offers }: Subscription) =>
  offers.some(({ terms }) => terms.some(({ now }) => now));

function marksOf({ planId, change }: Subscription, offer: Offer): string[] {
  return [
    ...(offer.planId === planId ? ["Now"] : []),
    ...(change && change.planId === offer.planId ? [`From ${civilDay(change.on)}`] : []),
  ];
}

export function PlanOffers({ door, subscription }: Props) {
  const [open, setOpen] = useAddressPart("open");
  const { offers, planId: present } = subscription;
  const asked = open?.startsWith("change-") ? open.slice("change-".length) : null;
  return (
    <>
      {standsStill(subscription) === null ? (
        <SettingsSection
          id="change"
          heading="Change plan or term"
          text={`A change begins ${isKept(subscription) ? "when the year is over" : "with the next period"}${canBeginNow(subscription) ? "; a plan that costs as much or more can also begin at once" : ""}. A yearly term costs ${yearly.months} months, paid at once, is kept for a year, and brings ${yearly.brings}.`}
        >
          <ul className="plan-rows">
            {listed(subscription).map((offer) => {
              const { planId, name, price, hoursIncluded } = offer;
              const isOffered = offers.some((one) => one.planId === planId);
              return (
                <li key={planId}>
                  <div>
                    <h3>
                      {name}
                      {marksOf(subscription, offer).map((mark) => (
                        <span key={mark} className="badge badge-secondary">
                          {mark}
                        </span>
                      ))}
                    </h3>
                    <p>{memberPlan(planId, null).description}</p>
                  </div>
                  <span className="plan-amount">
                    {dollars(price)} a month
                    <br />
                    {hoursIncluded} hours
                  </span>
                  {isOffered ? (
                    <button
                      type="button"
                      className="button button-quiet plan-choose"
                      onClick={() => setOpen(`change-${planId}`)}
                    >
                      {planId === present ? "Change term" : "Choose"}
                      <span className="sr-only">
                        {planId === present ? " of" : ""} {name}
                      </span>
                    </button>
                  ) : (
                    <span className="plan-choose" />
                  )}
                </li>
              );
            })}
          </ul>
        </SettingsSection>
      ) : null}
      {asked ? (
        <ChangeDialog
          key={asked}
          door={door}
          subscription={subscription}
          planId={asked}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
