import { civilDay, lastDay } from "../../../content/civil-day.ts";
import type { Subscription } from "../../../domain/membership/schema.ts";

/** How a running membership stands, in a sentence. */
export function standingWords(subscription: Subscription): string {
  const { status, planId, endsOn, pause, pausing, change } = subscription;
  if (endsOn !== null) return `Canceled. Its last day is ${lastDay(endsOn)}.`;
  if (status === "past_due") return "A payment is open. New hours come once it is settled.";
  if (pause?.hasBegun) return `Paused until ${civilDay(pause.until)}.`;
  if (pause) return `Active, with a pause from ${civilDay(pause.from)}.`;
  if (change)
    return change.planId === planId
      ? `Active, with a new term from ${civilDay(change.on)}.`
      : `Active, and changes to ${change.name} on ${civilDay(change.on)}.`;
  if (status === "active") return "Active, and renews by itself.";
  return pausing.refusal ?? "";
}
