import { civilDay, lastDay } from "../../content/civil-day.ts";
import type { Subscription } from "../../domain/membership/schema.ts";
import type { PlanDoor } from "./plan-door.ts";
import { endsAtOnce } from "./plan-words.ts";
import { PlanQuestion } from "./plan-question.tsx";

type Props = { door: PlanDoor; subscription: Subscription; onClose: () => void };

export function CancelQuestion({ subscription, ...plan }: Props) {
  const { name, term, cancellation } = subscription;
  const { endsOn, refusal } = cancellation;
  const atOnce = endsAtOnce(subscription);
  const last = endsOn ? lastDay(endsOn) : "";
  return (
    <PlanQuestion
      {...plan}
      verb="cancel"
      title={`Cancel ${name}?`}
      text={
        refusal ??
        (atOnce
          ? "It ends at once, because no period is running."
          : `Its last day is ${last}${term === "year" ? ", when its yearly term is over" : ""}. Until then it stays as it is, and the cancellation can be taken back.`)
      }
      facts={[
        ["What stays", "Remaining hours, until they expire, and all statements."],
        [
          "What ends",
          `${atOnce ? "No" : "From the day after, no"} new hours come, nothing renews, and the plan is not charged again.`,
        ],
      ]}
      confirm="Cancel membership"
      dismiss="Keep it"
      danger
      told={{
        title: "Membership canceled",
        description: atOnce ? "It has ended." : `Its last day is ${last}.`,
      }}
    />
  );
}

export function ResumeQuestion({ subscription: { resuming, pause }, ...plan }: Props) {
  const on = resuming.on ? civilDay(resuming.on) : "";
  const until = pause ? `, not on ${civilDay(pause.until)}` : "";
  return (
    <PlanQuestion
      {...plan}
      verb="resume"
      input={{ takesBack: "pause" }}
      title="End the pause early?"
      text={
        resuming.refusal ??
        `The next period begins, and is billed, on ${on}${until}. It can be paused again once a period has begun.`
      }
      confirm="Resume"
      dismiss="Stay paused"
      told={{ title: "The pause ends early", description: `The next period begins on ${on}.` }}
    />
  );
}
