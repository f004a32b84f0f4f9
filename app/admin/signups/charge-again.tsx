import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";

const tryAgain = "Please try again.";

/** The server refuses what has been paid by then. */
export function ChargeAgain({ path, about }: { path: string; about: string }) {
  const queries = useQueryClient();
  const ask = useSingleMutation({
    mutationFn: () => request("POST", path),
    onSuccess: () => toast({ title: "Card asked again", description: "See how it went below." }),
    onError: (failure) => toastFailure("Card not asked", failure, tryAgain),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ActionButton
      action={ask}
      label="Ask the card again"
      about={`of ${about}`}
      pending="Asking..."
      failed={tryAgain}
      kind="quiet"
    />
  );
}
