import { useQuery } from "@tanstack/react-query";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { unbroken } from "../../../content/unbroken.ts";
import { type Billing, cardName } from "../../../domain/billing/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { ownDoor, planQuery } from "../../plan/plan-door.ts";
import { toast } from "../../ui/toast-store.ts";
import { CardDialog } from "../card-dialog.tsx";

const path = "/api/billing/card";

export async function takeCard(setupIntentId: string): Promise<void> {
  await request("PUT", path, { setupIntentId });
  toast({ title: "Card saved", description: "It is the one that is charged from now on." });
}

export const cardStays = "The card on file is still the one before.";

/** What a card that is saved there pays, and when. */
function saved({ card, payment, cardFrom }: Billing): string | undefined {
  if (payment && payment.state !== "charging")
    return `The open payment of ${dollars(payment.cents)} is charged to it at once, and from then on it pays for your plan.`;
  if (cardFrom)
    return `Saving it charges nothing. The first charge is on ${unbroken(civilDay(cardFrom))}.`;
  const name = card && cardName({ cardBrand: card.brand, cardLast4: card.last4 });
  return `Saving it charges nothing. From the next charge on it takes the place of ${name ?? "the card on file"}.`;
}

type Props = { label?: string; isNeeded?: boolean };

export function ReplaceCard({ label = "Use another card", isNeeded = false }: Props) {
  const { data } = useQuery(planQuery(ownDoor));
  return (
    <CardDialog
      quiet={!isNeeded}
      title={label}
      description={data ? saved(data) : undefined}
      path={path}
      onSaved={takeCard}
      submit={{ idle: "Use this card", pending: "Saving..." }}
      unchanged={cardStays}
    />
  );
}
