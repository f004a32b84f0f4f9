import { lastDay } from "../../../content/civil-day.ts";
import { unbroken } from "../../../content/unbroken.ts";
import type { Subscription } from "../../../domain/membership/schema.ts";
import { NoPlan } from "./no-plan.tsx";

export function EndedPlan({ subscription: { name, endsOn } }: { subscription: Subscription }) {
  return (
    <NoPlan heading={`${name} has ended`}>
      {endsOn ? `Its last day was ${unbroken(lastDay(endsOn))}. ` : null}
      Remaining hours can be used until they expire. To continue, choose a plan or write to us.
    </NoPlan>
  );
}
