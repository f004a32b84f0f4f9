import { dollars } from "../../../content/dollars.ts";
import { type Billing, cardName } from "../../../domain/billing/schema.ts";
import { ownDoor } from "../../plan/plan-door.ts";
import { usePlanChange } from "../../plan/use-plan-change.ts";
import { ActionButton } from "../../ui/action-button.tsx";

type Props = Pick<Billing, "companyId" | "card"> & { cents: number };

/** Once the first payment was given up: with the card on file. */
export function PayFirst({ companyId, cents, card }: Props) {
  const action = usePlanChange<undefined>(ownDoor(companyId), {
    verb: "charge",
    told: () => ({ title: "Payment asked for", description: "This page says how it went." }),
  });
  const name = card && cardName({ cardBrand: card.brand, cardLast4: card.last4 });
  return (
    <ActionButton
      action={action}
      label={`Charge ${dollars(cents)} to ${name ?? "the card on file"}`}
      pending="Charging..."
      failed="Nothing was charged."
    />
  );
}
