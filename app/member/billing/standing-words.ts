import { civilDay, lastDay } from "../../../content/civil-day.ts";
import { unbroken } from "../../../content/unbroken.ts";
import type { Subscription } from "../../../domain/membership/schema.ts";

const day = (date: string) => unbroken(civilDay(date));

export function standingWords(subscription: Subscription): string {
  const { status, planId, endsOn, pause, pausing, change } = subscription;
  if (endsOn !== null)
    return `Canceled. Its last day is ${unbroken(lastDay(endsOn))}. To change or pause it, take that back first.`;
  if (status === "past_due") return "A payment is open. New hours come once it is paid.";
  if (pause?.hasBegun) return `Paused until ${day(pause.until)}.`;
  if (pause) return `Active, with a pause from ${day(pause.from)}.`;
  if (change)
    return change.planId === planId
      ? `Active, with a new term from ${day(change.on)}.`
      : `Active, and changes to ${change.name} on ${day(change.on)}.`;
  if (status === "active") return "Active, and renews by itself.";
  return pausing.refusal ?? "";
}
