import { firm } from "../../../content/firm.ts";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import { ReplaceCard } from "./replace-card.tsx";

type Payment = NonNullable<Billing["payment"]>;

const words: Record<Payment["state"], (sum: string) => string> = {
  charging: (sum) => `${sum} is being charged to your card. This can take a few minutes.`,
  refused: (sum) =>
    `Your card was declined for ${sum}. Use another card, or pay this invoice at our card provider. You keep the hours you have; new ones come once it is paid.`,
  bank: (sum) =>
    `Your bank wants you to confirm the payment of ${sum}. You keep the hours you have; new ones come once it is paid.`,
  over: (sum) =>
    `The payment of ${sum} was not completed, so your membership has not begun. Tell us, and we ask your card again.`,
  paid: () => "",
};

export function PaymentNotice({ payment }: { payment: Payment }) {
  const { state, cents, payUrl, retryOn } = payment;
  return (
    <section className="settings-section" aria-labelledby="open-payment">
      <div>
        <h2 id="open-payment" className="text-title-2">
          {state === "charging" ? "Payment under way" : "Payment open"}
        </h2>
      </div>
      <div className="settings-content">
        <p>
          {words[state](dollars(cents))}
          {state === "refused" && retryOn
            ? ` Until then we will try this card again by ourselves, next on ${civilDay(retryOn)}.`
            : null}
        </p>
        <div className="actions">
          {payUrl ? (
            <a className="button button-primary" href={payUrl}>
              {state === "bank" ? "Confirm with your bank" : "Pay this invoice"}
            </a>
          ) : null}
          {state === "refused" ? <ReplaceCard /> : null}
          {state === "over" ? (
            <a className="button button-primary" href={`mailto:${firm.email}`}>
              Write to {firm.email}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}
