import { civilDay, lastDay } from "../../content/civil-day.ts";
import { unbroken } from "../../content/unbroken.ts";
import type { Subscription } from "../../domain/membership/schema.ts";
import { useAddressPart } from "../use-address.ts";
import { endsAtOnce, hasNothingToEnd, standsStill } from "./plan-words.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import type { PlanDoor } from "./plan-door.ts";
import { CancelQuestion, ResumeQuestion } from "./plan-questions.tsx";

type Props = { door: PlanDoor; subscription: Subscription };

function pauseHeading(stands: boolean, holdsAll: boolean): string {
  if (holdsAll) return "Change, pause or cancel";
  return stands ? "Change or pause" : "Pause";
}

export function PauseOrEnd({ door, subscription }: Props) {
  const [open, setOpen] = useAddressPart("open");
  const { pausing, cancellation, resuming, pause } = subscription;
  const stands = standsStill(subscription);
  const holdsAll = stands !== null && stands === cancellation.refusal;
  const plan = { door, onClose: () => setOpen(null) };
  if (hasNothingToEnd(subscription)) return null;
  return (
    <>
      <ul className="plan-rows">
        {resuming.takesBack === "pause" ? (
          <li>
            <div>
              <h3>Resume early</h3>
              <p>
                Periods begin on the same day as before, so the next one can begin on{" "}
                {unbroken(civilDay(resuming.on ?? ""))}.
              </p>
            </div>
            <button type="button" className="button button-quiet" onClick={() => setOpen("resume")}>
              Resume early
            </button>
          </li>
        ) : null}
        {pause?.hasBegun ? null : (
          <li>
            <div>
              <h3>{pauseHeading(stands !== null, holdsAll)}</h3>
              <p>
                {pausing.refusal ??
                  `From ${unbroken(civilDay(pausing.from ?? ""))}, for one, two or three months. Nothing is charged, no hours come, and none run out.`}
              </p>
            </div>
            {pausing.refusal ? null : (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => setOpen("pause")}
              >
                Pause
              </button>
            )}
          </li>
        )}
        {holdsAll ? null : (
          <li>
            <div>
              <h3>Cancel</h3>
              <p>
                {cancellation.refusal ??
                  `${endsAtOnce(subscription) ? "It would end at once" : `Its last day would be ${unbroken(lastDay(cancellation.endsOn ?? ""))}`}. Remaining hours can be used until they expire.`}
              </p>
            </div>
            {cancellation.refusal ? null : (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => setOpen("cancel")}
              >
                Cancel membership
              </button>
            )}
          </li>
        )}
      </ul>
      {open === "pause" ? <PauseDialog {...plan} subscription={subscription} /> : null}
      {open === "cancel" ? <CancelQuestion {...plan} subscription={subscription} /> : null}
      {open === "resume" ? <ResumeQuestion {...plan} subscription={subscription} /> : null}
    </>
  );
}
