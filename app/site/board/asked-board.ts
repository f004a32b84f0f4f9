import { carrying, tools } from "../../../content/board.ts";
import { counted } from "../../../content/counted.ts";
import { dollars } from "../../../content/dollars.ts";
import type { Answer } from "./board-words.ts";
import { carryingCost } from "./carrying.ts";

export const boardTopic = "joining-up";

export const boardFields = ["tools", ...Object.keys(carrying)];

export const mostOwn = 9999;

export const firstAsk = `/contact?about=${boardTopic}`;

export function askAddress({ picked, hours, rate }: Answer): string {
  const query = new URLSearchParams();
  if (picked.length > 1) query.set("tools", picked.join("."));
  if (hours >= 0) query.set("hours", String(hours));
  if (rate >= 0) query.set("rate", String(rate));
  return `${firstAsk}&${query}`;
}

function ownNumber(text: string | null): number {
  const number = text && /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return number <= mostOwn ? number : Number.NaN;
}

/** One line, for whoever reads the message that came of it; what an address says wrongly is left out. */
export function sayBoard(query: URLSearchParams): string {
  const named = new Set(query.get("tools")?.split("."));
  const picked = tools.filter(({ id }) => named.has(id)).map(({ name }) => name);
  const [hours, rate] = [ownNumber(query.get("hours")), ownNumber(query.get("rate"))];
  const cost = carryingCost(hours, rate);
  const sum = cost
    ? `retyping ${counted(hours, "hour")} a week at ${dollars(rate * 100)}: ${dollars(cost.dollars * 100)} a year`
    : "";
  const which = picked.length > 1 ? `Connecting ${picked.join(", ")}` : "Connecting tools";
  return [which, sum].filter(Boolean).join("; ");
}
