import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { Failure } from "../../ui/failure.tsx";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";

const tryAgain = "Please try again.";

/** The server refuses what has been paid by then. */
export function ChargeAgain({ path, about }: { path: string; about: string }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => request("POST", path),
    onSuccess: () => toast({ title: "Card asked again", description: "See how it went below." }),
    onError: (failure) => toastFailure("Card not asked", failure, tryAgain),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <div>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {isPending ? "Asking..." : "Ask the card again"}
        <span className="sr-only"> of {about}</span>
      </button>
      <Failure error={error} otherwise={tryAgain} />
    </div>
  );
}
