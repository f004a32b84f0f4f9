import { civilDay, lastDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { type Term, termPrice, yearly } from "../../content/plans.ts";
import type { Subscription } from "../../domain/membership/schema.ts";
import { monthlyPrice, pauseLength } from "./plan-words.ts";

export type Step = {
  on: string;
  day: string;
  what: string;
  detail?: string;
  undo?: "change" | "resume";
};

export function stepsAhead(subscription: Subscription): Step[] {
  if (subscription.status === "ended") return [];
  const steps = [
    ...pauseSteps(subscription),
    ...changeSteps(subscription),
    ...endSteps(subscription),
    ...renewals(subscription),
  ];
  return steps.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

type Priced = Pick<Subscription, "price" | "hoursIncluded">;

const sayYear = (price: number) => `${dollars(termPrice(price, "year"))} for the year.`;

function saysBrings({ price, hoursIncluded }: Priced, term: Term): string {
  return term === "year"
    ? `${hoursIncluded} hours a month and ${yearly.bonusHours} bonus hour, ${sayYear(price)}`
    : `${hoursIncluded} new hours, ${monthlyPrice(price)}.`;
}

export const whilePaused = "No hours come, and none run out.";

function pauseSteps(subscription: Subscription): Step[] {
  const { pause, resuming, endsOn, cadence, change, term } = subscription;
  if (!pause) return [];
  const { from, until, months, hasBegun } = pause;
  const begins: Step = {
    on: from,
    day: civilDay(from),
    what: `Pauses: ${pauseLength(cadence, months).toLowerCase()}`,
    detail: whilePaused,
    ...(resuming.takesBack === "planned-pause" && { undo: "resume" }),
  };
  const resumes: Step = {
    on: until,
    day: civilDay(until),
    what: "Resumes with a new period",
    ...(term === "month" && !change && { detail: saysBrings(subscription, term) }),
  };
  return [...(hasBegun ? [] : [begins]), ...(endsOn === null || endsOn > until ? [resumes] : [])];
}

function changeSteps({ change, planId, term, awaited }: Subscription): Step[] {
  if (!change) return [];
  const { on, name } = change;
  const toTerm = change.term === term ? "" : change.term === "year" ? "yearly" : "month to month";
  const what = change.planId === planId ? [name, toTerm] : [`Changes to ${name}`, toTerm];
  return [
    {
      on,
      day: civilDay(on),
      what: what.filter((part) => part !== "").join(", "),
      detail: saysBrings(change, change.term),
      // Its charge is under way.
      ...(awaited?.starts !== on && { undo: "change" }),
    },
  ];
}

function endSteps({ endsOn }: Subscription): Step[] {
  if (endsOn === null) return [];
  const detail = "Its last day. Remaining hours can be used until they expire.";
  return [{ on: endsOn, day: lastDay(endsOn), what: "Ends", detail, undo: "resume" }];
}

function renewals(subscription: Subscription): Step[] {
  const { nextEvent, term, termEnds, endsOn, change, price, hoursIncluded } = subscription;
  // It renews now, and only its charge is still to go through.
  if (subscription.awaited) return [];
  const renewsYear =
    termEnds !== null && endsOn === null && !(change?.term === "month" && change.on === termEnds);
  const year: Step[] = renewsYear
    ? [
        {
          on: termEnds,
          day: civilDay(termEnds),
          what: "The yearly term renews",
          ...(!change && { detail: sayYear(price) }),
        },
      ]
    : [];
  if (nextEvent?.kind !== "renews" && nextEvent?.kind !== "continues") return year;
  const { on, kind } = nextEvent;
  if (on === termEnds) return year;
  const detail =
    kind === "continues"
      ? `${hoursIncluded} new hours and ${yearly.bonusHours} bonus hour, paid with the year.`
      : saysBrings(subscription, term);
  const what = kind === "continues" ? "The next period begins" : "Renews";
  return [{ on, day: civilDay(on), what, detail }, ...year];
}
