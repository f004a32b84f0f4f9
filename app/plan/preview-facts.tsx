import { civilDay, unbrokenDays, lastDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { termPrice } from "../../content/plans.ts";
import { sayMinutes } from "../../content/minutes.ts";
import type { PlanPreview, Subscription } from "../../domain/membership/schema.ts";
import { unbroken } from "../../content/unbroken.ts";
import { monthlyPrice, termWords } from "./plan-words.ts";

type Props = {
  preview: PlanPreview;
  now: Subscription;
  /** The one that pays, by its name. */
  card: string | null;
};

const wholeDates = (words: string) =>
  words.replaceAll(/([A-Z][a-z]+) (\d+), (\d{4})/g, "$1\u00a0$2,\u00a0$3");

function rows({ preview, now }: Omit<Props, "card">): [name: string, value: string][] {
  const { when, on, periodEnds, price, minutes, term, termEnds, lostMinutes, kept } = preview;
  const { chargedToday } = preview;
  const before = price === now.price ? "" : `, until then ${dollars(now.price)}`;
  const bonus = term === "year" ? ", with the bonus hour" : "";
  const grants = kept.map((held) => `${sayMinutes(held.minutes)} through ${lastDay(held.expires)}`);
  return [
    ["First period", unbrokenDays({ starts: on, ends: periodEnds })],
    ["Price", priceOf(preview) + (when === "now" ? "" : before)],
    ...(when === "now" && chargedToday !== null
      ? [["Charged today", dollars(chargedToday)] as [string, string]]
      : []),
    ...laterRows(preview),
    ["Hours each period", sayMinutes(minutes) + bonus],
    ["Term", termWords[term] + (termEnds ? `, through ${lastDay(termEnds)}` : "")],
    [
      "Lost",
      lostMinutes > 0 ? `${sayMinutes(lostMinutes)} of the period that ends now` : "Nothing",
    ],
    ["Kept of what is left today", grants.join("\n") || "Nothing is left"],
  ];
}

const priceOf = ({ price, term }: PlanPreview) =>
  term === "year"
    ? `${dollars(termPrice(price, term))} a year, ${unbroken(monthlyPrice(price))}`
    : monthlyPrice(price);

function laterRows({ chargedNext, chargedLater, term }: PlanPreview): [string, string][] {
  if (chargedNext === null || chargedLater === null) return [];
  return [
    ["Next charge", `${dollars(chargedNext.cents)} on ${civilDay(chargedNext.date)}`],
    ["After that", `${dollars(chargedLater)} each ${term}`],
  ];
}

export function PreviewFacts({ preview, now, card }: Props) {
  if (preview.takesBack)
    return (
      <p>The planned change is taken back, and {now.name} goes on as it is. Nothing is lost.</p>
    );
  return (
    <>
      <dl className="plan-preview">
        {rows({ preview, now }).map(([name, value]) => (
          <div
            key={name}
            data-sum={name === "Charged today" || undefined}
            data-lost={(name === "Lost" && preview.lostMinutes > 0) || undefined}
          >
            <dt>{name}</dt>
            <dd>{wholeDates(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{wholeDates(hintOf(preview, card))}</p>
    </>
  );
}

function hintOf({ chargedToday, when, on }: PlanPreview, card: string | null): string {
  const payer = card ?? "The card on file";
  if (chargedToday === null) return "No card is charged by this change.";
  if (when === "next") return `${payer} is charged from ${civilDay(on)} on, not today.`;
  return `${payer} is charged today. What is left of the period already paid for has been taken off, counted by the second.`;
}
