import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";

/** The server refuses what has been paid by then. */
export function ChargeAgain({ path, about }: { path: string; about: string }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => request("POST", path),
    onSuccess: () => toast({ title: "Card asked again", description: "See how it went below." }),
    onError: (error) => toastFailure("Card not asked", error, "Please try again."),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isPending}
      onClick={() => isPending || mutate()}
    >
      {isPending ? "Asking..." : "Ask the card again"}
      <span className="sr-only"> of {about}</span>
    </button>
  );
}
