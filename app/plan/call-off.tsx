import { ActionButton } from "../ui/action-button.tsx";
import type { PlanDoor } from "./plan-door.ts";
import { unchanged } from "./plan-words.ts";
import { usePlanChange } from "./use-plan-change.ts";

type Props = {
  door: PlanDoor;
  /** Of the present plan. */
  name: string;
};

/** Of a change that waits for its payment. */
export function CallOff({ door, name }: Props) {
  const action = usePlanChange<undefined>(door, {
    verb: "call-off",
    told: ({ subscription }) =>
      subscription?.name === name
        ? { title: "The change was called off", description: `${name} stays as it is.` }
        : { title: "The change had been paid already" },
  });
  return (
    <ActionButton
      action={action}
      kind="quiet"
      label={`Keep ${name}`}
      pending="Calling off..."
      failed={unchanged}
    />
  );
}
