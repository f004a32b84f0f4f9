import { civilDay } from "../../../content/civil-day.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import type { PlanDoor } from "../../plan/plan-door.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";

const tryAgain = "Please try again.";

/** The link is for owners and billing contacts: whoever opens it signs in. */
export function AskForCard({ door: { at }, from }: { door: PlanDoor; from: string }) {
  const ask = useSingleMutation({
    mutationFn: () => request("POST", at("card-request")),
    onSuccess: () =>
      toast({ title: "Owners asked for a card", description: "The link is on its way by email." }),
    onError: (failure) => toastFailure("Nobody was asked", failure, tryAgain),
  });
  return (
    <div className="company-money ask-for-card">
      <p>
        Invoiced by hand. A card would pay from {civilDay(from)} on, saved at{" "}
        <span className="record-detail">{location.origin}/dashboard/billing?open=card</span>
      </p>
      <ActionButton
        action={ask}
        label="Mail the owners this link"
        pending="Sending..."
        failed={tryAgain}
        kind="quiet"
      />
    </div>
  );
}
