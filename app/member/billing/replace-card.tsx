import { request } from "../../api-client/api-fetch.ts";
import { toast } from "../../ui/toast-store.ts";
import { CardDialog } from "../card-dialog.tsx";

const path = "/api/billing/card";

async function replace(setupIntentId: string): Promise<void> {
  await request("PUT", path, { setupIntentId });
  toast({ title: "Card replaced", description: "It is the one that is charged from now on." });
}

export const ReplaceCard = () => (
  <CardDialog
    quiet
    title="Use another card"
    path={path}
    onSaved={replace}
    submit={{ idle: "Use this card", pending: "Saving..." }}
    unchanged="The card on file is still the one before."
  />
);
