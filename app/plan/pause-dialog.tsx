import { useState } from "react";
import { civilDay, lastDay, monthDay } from "../../content/civil-day.ts";
import { unbroken } from "../../content/unbroken.ts";
import type { PauseInput, Subscription } from "../../domain/membership/schema.ts";
import { failureText } from "../api-client/failure-text.ts";
import { Choice } from "../ui/choice.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import type { PlanDoor } from "./plan-door.ts";
import { pauseLength, unchanged } from "./plan-words.ts";
import { usePlanChange } from "./use-plan-change.ts";

type Props = { door: PlanDoor; subscription: Subscription; onClose: () => void };

export function PauseDialog({ door, subscription, onClose }: Props) {
  const { pausing, cadence, term } = subscription;
  const { from, until, refusal } = pausing;
  const [months, setMonths] = useState(1);
  const { mutate, isPending, error } = usePlanChange<PauseInput>(door, {
    verb: "pause",
    told: () => ({
      title: from ? `Pauses on ${civilDay(from)}` : "Paused",
      description: "Until then it can be taken back.",
    }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title="Pause the membership"
      description={
        (from ? `It begins on ${unbroken(civilDay(from))}. ` : "") +
        "While it is paused the plan costs nothing, no hours come, and none run out: what is left lasts longer by as long as the pause." +
        (term === "year" ? " So does the yearly term." : "")
      }
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (from) mutate({ months });
        }}
      >
        {from ? (
          <Choice
            legend="How long"
            control={{ name: "months", onChange: ({ target }) => setMonths(Number(target.value)) }}
            chosen={String(months)}
            options={until.map((next, index) => ({
              value: String(index + 1),
              label: pauseLength(cadence, index + 1),
              hint: `Through ${unbroken(lastDay(next))}. The next period begins the day after.`,
            }))}
          />
        ) : null}
        <FormProblem>{error ? failureText(error, unchanged) : refusal}</FormProblem>
        <DialogActions onDismiss={onClose} pending={isPending || !from}>
          {isPending ? "Pausing..." : from ? `Pause on ${monthDay(from)}` : "Pause"}
        </DialogActions>
      </form>
    </Dialog>
  );
}
