import { CircleAlert } from "lucide-react";
import { civilDay } from "../../../content/civil-day.ts";
import { unbrokenMoment } from "../../../content/firm-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { unbroken } from "../../../content/unbroken.ts";
import { type Billing, cardName } from "../../../domain/billing/schema.ts";
import type { Subscription } from "../../../domain/membership/schema.ts";
import { CallOff } from "../../plan/call-off.tsx";
import { ownDoor } from "../../plan/plan-door.ts";
import { Icon } from "../../ui/icon.tsx";
import { memberPlan } from "../member-plan.ts";
import { PayFirst } from "./pay-first.tsx";
import { ReplaceCard } from "./replace-card.tsx";

type Payment = NonNullable<Billing["payment"]>;

const headings: Partial<Record<Payment["state"], string>> = {
  charging: "Payment under way",
  refused: "Your card was declined",
  bank: "Your bank asks you to confirm",
  over: "Payment not completed",
};

type Asked = { sum: string; card: string; takesCard: boolean };

const words: Record<Payment["state"], (asked: Asked) => string> = {
  charging: ({ sum, card }) =>
    `${sum} is being charged to your ${card}. This can take a few minutes.`,
  refused: ({ sum, card, takesCard }) =>
    `${sum} could not be charged to your ${card}. ${takesCard ? "Use another card, or pay" : "Please pay"} this invoice at our card provider.`,
  bank: ({ sum, card }) =>
    `The payment of ${sum} with your ${card} waits for that. Only you can do it: open the invoice at our card provider and pay it there.`,
  over: ({ sum }) =>
    `The first payment of ${sum} was not completed within a day, so nothing was charged.`,
  paid: () => "",
};

const follows: Record<"begins" | "running" | "overage" | "ended", (plan: string) => string> = {
  begins: (plan) => `Your ${plan} membership begins once it is paid.`,
  running: () => "You keep the hours you have; new ones come once it is paid.",
  overage: () => "It is for hours used beyond your plan, and holds up no new ones.",
  ended: () =>
    "The membership has ended: this settles the invoice, and new hours come with a new plan only.",
};

const changes = (plan: string, by: string) =>
  `Your plan changes to ${plan} once it is paid. If that is not done by ${unbrokenMoment(by)}, the plan stays as it is and nothing is charged.`;

const lapses = (by: string) =>
  ` If that is not done by ${unbrokenMoment(by)}, nothing is charged and it does not begin.`;

const nameOf = (card: Billing["card"]) =>
  (card && cardName({ cardBrand: card.brand, cardLast4: card.last4 })) ?? "card";

type Props = Pick<Billing, "companyId" | "card" | "takesCard"> & {
  payment: Payment;
  subscription: Subscription | null;
};

export function PaymentNotice({ companyId, payment, card, subscription, ...given }: Props) {
  const { state, planId, begins, isOverage, changesBy, beginsBy, cents, payUrl, retryOn } = payment;
  const { earlierCard } = payment;
  const hasEnded = !begins && (subscription?.status ?? "ended") === "ended";
  const takesCard = state === "refused" && earlierCard === null && !hasEnded && given.takesCard;
  const plan = memberPlan(planId, null).name;
  const running = isOverage ? "overage" : "running";
  const asked = { sum: dollars(cents), card: earlierCard ?? nameOf(card), takesCard };
  const isTrouble = state === "refused" || state === "bank" || state === "over";
  const membership = begins ? "begins" : hasEnded ? "ended" : running;
  return (
    <section className="settings-section" aria-labelledby="open-payment">
      <div>
        <h2 id="open-payment" className="text-title-2" data-trouble={isTrouble || undefined}>
          {isTrouble ? <Icon of={CircleAlert} /> : null}
          {headings[state] ?? "Payment needed"}
        </h2>
      </div>
      <div className="settings-content">
        <p className="billing-payment-words">
          {words[state](asked)}
          {isTrouble
            ? ` ${changesBy ? changes(plan, changesBy) : follows[membership](plan)}`
            : null}
          {beginsBy ? lapses(beginsBy) : null}
          {state === "refused" && retryOn
            ? ` Until then we will try this card again by ourselves, next on ${unbroken(civilDay(retryOn))}.`
            : null}
        </p>
        <div className="actions">
          {takesCard ? <ReplaceCard companyId={companyId} isNeeded /> : null}
          {payUrl ? (
            <a className={`button button-${takesCard ? "quiet" : "primary"}`} href={payUrl}>
              {state === "bank" ? "Confirm with your bank" : "Pay this invoice"}
            </a>
          ) : null}
          {state === "over" ? (
            <>
              <PayFirst companyId={companyId} cents={cents} card={card} />
              <ReplaceCard companyId={companyId} />
            </>
          ) : null}
          {changesBy && subscription ? (
            <CallOff door={ownDoor(companyId)} name={subscription.name} />
          ) : null}
        </div>
      </div>
    </section>
  );
}
