import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toastFailure } from "../ui/toast-failure.ts";
import { useAddress } from "../use-address.ts";
import { useMemberMutation } from "./use-member-mutation.ts";

type Taking = {
  take: (setupIntentId: string) => Promise<void>;
  /** What holds when `take` fails. */
  unchanged: string;
};

/** Back from a bank that asked on a page of its own: `take` is called once for each card, and where the bank refused, the dialog says so. A failure holds until another card is tried. */
export function useReturnedCard({ take, unchanged }: Taking) {
  const queries = useQueryClient();
  const { params, change } = useAddress();
  const setupIntentId = params.get("setup_intent");
  const isRefused = params.get("redirect_status") === "failed";
  const isTried = params.get("open") === "card";
  const { mutate, error, reset } = useMemberMutation({
    mutationFn: (id: string) => take(id),
    onError: (failure) => toastFailure("Card not saved", failure, unchanged),
    onSettled: () => void queries.invalidateQueries(),
  });
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (setupIntentId === null || handled.current === setupIntentId) return;
    handled.current = setupIntentId;
    const gone = ["setup_intent", "setup_intent_client_secret", "redirect_status"];
    const back: Record<string, string> = isRefused ? { open: "card", bank: "refused" } : {};
    const cleared = Object.fromEntries(gone.map((name) => [name, null]));
    change({ ...cleared, ...back }, { replace: true });
    if (!isRefused) mutate(setupIntentId);
  }, [setupIntentId, isRefused, change, mutate]);
  useEffect(() => {
    if (isTried) reset();
  }, [isTried, reset]);
  return { error, reset };
}
