import {
  finderAnswers,
  finderPlaces,
  type FinderWork,
  finderWork,
} from "../../../content/plan-finder.ts";
import { enterpriseHours } from "../../../content/rates.ts";

export type Need = {
  work: (typeof finderWork)[number]["value"];
  /** A month. */
  hours: number;
  where: (typeof finderPlaces)[number]["value"];
  answer: (typeof finderAnswers)[number]["value"];
  people: number;
};

export const workOf = ({ work }: Need): FinderWork =>
  finderWork.find(({ value }) => value === work) ?? finderWork[0];

export const mostPeople = 500;

export const firstNeed: Need = {
  work: "crm",
  hours: 10,
  where: "onshore",
  answer: "day",
  people: 5,
};

export const needFields = Object.keys(firstNeed);

const whole = (text: string | null, most: number, otherwise: number) =>
  text && /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), 1), most) : otherwise;

/** What an address or a form says; anything it does not say, or says wrongly, is as at first. */
export function readNeed(said: URLSearchParams): Need {
  const among = <Value extends string>(
    options: readonly { value: Value }[],
    name: string,
    otherwise: Value,
  ) => options.find(({ value }) => value === said.get(name))?.value ?? otherwise;
  return {
    work: among(finderWork, "work", firstNeed.work),
    hours: whole(said.get("hours"), enterpriseHours, firstNeed.hours),
    where: among(finderPlaces, "where", firstNeed.where),
    answer: among(finderAnswers, "answer", firstNeed.answer),
    people: whole(said.get("people"), mostPeople, firstNeed.people),
  };
}

export const askedNeed = (said: URLSearchParams): Need | null =>
  needFields.some((name) => said.has(name)) ? readNeed(said) : null;

export const needQuery = (need: Need) =>
  new URLSearchParams(Object.entries(need).map(([name, value]) => [name, String(value)]));
