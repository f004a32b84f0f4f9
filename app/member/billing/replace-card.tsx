import { useQuery } from "@tanstack/react-query";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { unbroken } from "../../../content/unbroken.ts";
import { type Billing, cardName } from "../../../domain/billing/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { ownDoor, ownPlanQuery } from "../../plan/plan-door.ts";
import { toast } from "../../ui/toast-store.ts";
import { CardDialog } from "../card-dialog.tsx";

/** Back from a bank no company is shown yet: the server takes a card for the one whose form it was alone. */
export async function takeCard(setupIntentId: string, path = "/api/billing/card"): Promise<void> {
  await request("PUT", path, { setupIntentId });
  toast({ title: "Card saved", description: "It is the one that is charged from now on." });
}

export const cardStays = "The card on file is still the one before.";

function saved({ card, payment, cardFrom }: Billing): string | undefined {
  if (payment && payment.state !== "charging")
    return `The open payment of ${dollars(payment.cents)} is charged to it at once, and from then on it pays for your plan.`;
  if (cardFrom)
    return `Saving it charges nothing. The first charge is on ${unbroken(civilDay(cardFrom))}.`;
  const name = card && cardName({ cardBrand: card.brand, cardLast4: card.last4 });
  return `Saving it charges nothing. From the next charge on it takes the place of ${name ?? "the card on file"}.`;
}

type Props = Pick<Billing, "companyId"> & { label?: string; isNeeded?: boolean };

export function ReplaceCard({ companyId, label = "Use another card", isNeeded = false }: Props) {
  const { data } = useQuery(ownPlanQuery);
  const path = ownDoor(companyId).at("card");
  return (
    <CardDialog
      quiet={!isNeeded}
      title={label}
      description={data ? saved(data) : undefined}
      path={path}
      onSaved={(setupIntentId) => takeCard(setupIntentId, path)}
      submit={{ idle: "Use this card", pending: "Saving..." }}
      unchanged={cardStays}
    />
  );
}
