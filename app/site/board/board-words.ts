import { board } from "../../../content/board.ts";
import { counted } from "../../../content/counted.ts";
import { dollars } from "../../../content/dollars.ts";
import { carryingCost, pairs } from "./carrying.ts";

/** The ids of the tools, hours a week, dollars an hour. */
export type Answer = { picked: string[]; hours: number; rate: number };

/** Undefined from two tools up. */
export const tooFew = (count: number): string | undefined => board.tooFew[count];

export const pairWords = (count: number) => `${counted(pairs(count), "pair")} to match`;

export const joinedWords = (count: number) =>
  `${counted(count, "tool")}, ${counted(count, "connection")}`;

export function costWords({ hours, rate }: Answer) {
  const cost = carryingCost(hours, rate);
  if (!cost) return { total: "$ –", time: "Enter both numbers" };
  const workWeeks = counted(Math.round(cost.workWeeks * 10) / 10, "work week");
  return {
    total: dollars(cost.dollars * 100),
    time: `${counted(cost.hoursAYear, "hour")} a year, or ${workWeeks} of 40 hours`,
  };
}

export function spokenWords(answer: Answer): string {
  const { total, time } = costWords(answer);
  const count = answer.picked.length;
  return (
    tooFew(count) ??
    `Today: ${counted(count, "tool")}, ${pairWords(count)}. Connected: ${joinedWords(count)}, one record. Retyping costs ${total} a year today: ${time}.`
  );
}
