import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { useAddress } from "../../use-address.ts";
import { takeCard } from "./replace-card.tsx";

const notSaved = "Your bank has not confirmed it. The card on file is still the one before.";

/** Back from a bank that asked on a page of its own. */
export function useReturnedCard(): void {
  const queries = useQueryClient();
  const { params, change } = useAddress();
  const setupIntentId = params.get("setup_intent");
  const isRefused = params.get("redirect_status") === "failed";
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (setupIntentId === null || handled.current === setupIntentId) return;
    handled.current = setupIntentId;
    const gone = ["setup_intent", "setup_intent_client_secret", "redirect_status"];
    change(Object.fromEntries(gone.map((name) => [name, null])), { replace: true });
    if (isRefused) {
      toast({ variant: "destructive", title: "Card not saved", description: notSaved });
      return;
    }
    takeCard(setupIntentId)
      .catch((error: Error) => toastFailure("Card not saved", error, notSaved))
      .finally(() => void queries.invalidateQueries());
  }, [setupIntentId, isRefused, change, queries]);
}
