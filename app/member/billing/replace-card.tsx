import { request } from "../../api-client/api-fetch.ts";
import { toast } from "../../ui/toast-store.ts";
import { CardDialog } from "../card-dialog.tsx";

const path = "/api/billing/card";

export async function takeCard(setupIntentId: string): Promise<void> {
  await request("PUT", path, { setupIntentId });
  toast({ title: "Card saved", description: "It is the one that is charged from now on." });
}

export const cardStays = "The card on file is still the one before.";

type Props = { label?: string; isNeeded?: boolean };

export const ReplaceCard = ({ label = "Use another card", isNeeded = false }: Props) => (
  <CardDialog
    quiet={!isNeeded}
    title={label}
    path={path}
    onSaved={takeCard}
    submit={{ idle: "Use this card", pending: "Saving..." }}
    unchanged={cardStays}
  />
);
