import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toastFailure } from "../ui/toast-failure.ts";
import { toast } from "../ui/toast-store.ts";
import { useAddress } from "../use-address.ts";

type Taking = {
  take: (setupIntentId: string) => Promise<void>;
  /** What holds when the bank has refused, or `take` fails. */
  unchanged: string;
};

/** Back from a bank that asked on a page of its own. `take` is called once for each card. */
export function useReturnedCard({ take, unchanged }: Taking): void {
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
      toast({ variant: "destructive", title: "Card not saved", description: unchanged });
      return;
    }
    take(setupIntentId)
      .catch((error: Error) => toastFailure("Card not saved", error, unchanged))
      .finally(() => void queries.invalidateQueries());
  }, [setupIntentId, isRefused, change, queries, take, unchanged]);
}
