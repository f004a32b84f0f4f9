import { civilDay } from "../../content/civil-day.ts";
import type { PlanChoice, ResumeInput, Subscription } from "../../domain/membership/schema.ts";
import { ActionButton } from "../ui/action-button.tsx";
import type { PlanDoor } from "./plan-door.ts";
import { unchanged } from "./plan-words.ts";
import { usePlanChange } from "./use-plan-change.ts";

type Props = { door: PlanDoor; subscription: Subscription };

export function TakeChangeBack({ door, subscription: { planId, term, name } }: Props) {
  const { mutate, ...state } = usePlanChange<PlanChoice>(door, {
    verb: "plan",
    told: () => ({ title: "The change was taken back", description: `${name} stays as it is.` }),
  });
  return (
    <ActionButton
      action={{ ...state, mutate: () => mutate({ planId, term, when: "next" }) }}
      kind="quiet"
      label="Take the change back"
      pending="Taking back..."
      failed={unchanged}
    />
  );
}

export function TakeBack({ door, subscription: { resuming } }: Props) {
  const { takesBack, on } = resuming;
  const what = takesBack === "cancellation" ? "cancellation" : "pause";
  const { mutate, ...state } = usePlanChange<ResumeInput>(door, {
    verb: "resume",
    told: () => ({
      title: `The ${what} was taken back`,
      ...(on && { description: `The next period begins on ${civilDay(on)}.` }),
    }),
    refused: `The ${what} was not taken back`,
  });
  return (
    <ActionButton
      action={{ ...state, mutate: () => mutate({ takesBack: takesBack ?? undefined }) }}
      kind="quiet"
      label={`Take the ${what} back`}
      pending="Taking back..."
      failed={unchanged}
    />
  );
}
