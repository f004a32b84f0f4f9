import { hoursOnceCharged } from "../../content/awaited-period.ts";
import { unbrokenDays } from "../../content/civil-day.ts";
import type { Subscription } from "../../domain/membership/schema.ts";
import { useHandOverFocus } from "../ui/return-focus.ts";
import type { PlanDoor } from "./plan-door.ts";
import { type Step, stepsAhead, whilePaused } from "./steps-ahead.ts";
import { TakeBack, TakeChangeBack } from "./take-back.tsx";

type Props = { door: PlanDoor; subscription: Subscription };

function Ahead({ step, ...plan }: Props & { step: Step }) {
  const { day, what, detail, undo } = step;
  const row = useHandOverFocus<HTMLLIElement>();
  return (
    <li ref={row} className="node">
      <div>
        <span className="plan-day">{day}</span>
        <strong>{what}</strong>
        {detail ? <p>{detail}</p> : null}
      </div>
      {undo === "change" ? <TakeChangeBack {...plan} /> : null}
      {undo === "resume" ? <TakeBack {...plan} /> : null}
    </li>
  );
}

type Present = { what: string; detail: string | null };

function presentOf({ status, period, awaited, pause, pausing }: Subscription): Present {
  if (period) return { what: `Period of ${unbrokenDays(period)}`, detail: null };
  if (awaited)
    return {
      what: `Period of ${unbrokenDays(awaited)}`,
      detail: `Its hours ${hoursOnceCharged}`,
    };
  if (pause) return { what: "Paused", detail: whilePaused };
  const detail =
    status === "past_due" ? "The next one begins once the open payment is paid." : pausing.refusal;
  return { what: "No period is running", detail };
}

function Now({ subscription }: Pick<Props, "subscription">) {
  const { what, detail } = presentOf(subscription);
  return (
    <li className="node">
      <div>
        <span className="plan-day">Now</span>
        <strong>{what}</strong>
        {detail ? <p>{detail}</p> : null}
      </div>
    </li>
  );
}

export function PlanAhead({ door, subscription }: Props) {
  return (
    <ol className="thread-list plan-ahead" aria-label="What happens next">
      <Now subscription={subscription} />
      {stepsAhead(subscription).map((step) => (
        <Ahead
          key={`${step.what} ${step.on}`}
          door={door}
          subscription={subscription}
          step={step}
        />
      ))}
    </ol>
  );
}
