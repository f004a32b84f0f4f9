import { counted } from "../../../content/counted.ts";
import { dollars } from "../../../content/dollars.ts";
import { firstAnswer } from "../../../content/promises.ts";
import { termPrice, yearly } from "../../../content/plans.ts";
import { enterpriseHours, enterpriseOver, hourlyRates, rollover } from "../../../content/rates.ts";
import { type Finding, findPlan, type PlanCost } from "./find-plan.ts";
import { askedNeed, type Need, workOf } from "./need.ts";

export const hoursOf = (count: number): string => counted(count, "hour");

const sayCheaper = (less: number, { plan }: PlanCost) =>
  less > 0
    ? `${plan.name} would cost ${dollars(less)} less at these hours, but it is made for other work.`
    : "";

function sayNone({ hours, where }: Need, { hourly, own, cheapest }: Finding): string[] {
  const rival = hours > enterpriseOver ? cheapest : own;
  const more = rival.cents - hourly;
  const priced = `${hours} ${where} ${hours === 1 ? "hour costs" : "hours cost"} ${dollars(hourly)}`;
  const compared = `${rival.plan.name} would cost ${more > 0 ? `${dollars(more)} more` : "the same"}`;
  const less = hourly - cheapest.cents;
  return [
    `By the hour, ${priced}. ${compared}, and nothing you asked for depends on a plan.`,
    sayCheaper(less, cheapest),
  ];
}

function sayHours({ hours, where }: Need, { included, further }: PlanCost): string {
  if (further > 0)
    return `${hoursOf(included)} are included; ${further === 1 ? "1 more costs" : `${further} more cost`} ${dollars(hourlyRates[where].member)}${further === 1 ? "" : " each"}, the member rate.`;
  if (hours === included) return `All ${hoursOf(hours)} are included.`;
  return `It includes ${hoursOf(included)}; unused hours roll over for ${rollover}.`;
}

function sayDifference({ answer }: Need, { hourly, own }: Finding): string {
  const less = own.cents - hourly;
  if (less < 0)
    return `The same hours without a plan cost ${dollars(hourly)}: you save ${dollars(-less)}.`;
  const without = less > 0 ? `${dollars(hourly)}, ${dollars(less)} less` : "the same";
  return answer === "day"
    ? `The same hours without a plan cost ${without}.`
    : `The same hours without a plan cost ${without}. What the plan adds is the guarantee of ${firstAnswer}, which hourly work doesn’t have.`;
}

function sayPlan(need: Need, finding: Finding): string[] {
  const { own, cheapest } = finding;
  const less = own.cents - cheapest.cents;
  return [
    `${sayHours(need, own)} ${sayDifference(need, finding)}`,
    need.answer === "every"
      ? `The guarantee for every request comes with the yearly term, which brings ${hoursOf(yearly.bonusHours)} more each month. Per month that is ${dollars(own.plan.price)}.`
      : "",
    sayCheaper(less, cheapest),
    need.people > 1
      ? `${need.people === 2 ? "Both" : `All ${need.people}`} people can send requests. The price covers the company, not each person.`
      : "",
  ];
}

const sayPrice = ({ answer }: Need, { plan, cents }: PlanCost): string =>
  answer === "every"
    ? `${plan.name}, ${dollars(termPrice(plan.price, "year"))} for the year, paid up front`
    : `${plan.name}, ${dollars(cents)} a month`;

const sayNearest = ({ hourly, cheapest: { plan, further, cents } }: Finding) =>
  `To compare: ${dollars(hourly)} by the hour, or ${dollars(cents)} for ${plan.name} with ${further > 0 ? `${hoursOf(further)} more at the member rate` : "the hours it includes"}.`;

function sayCrowd(need: Need, finding: Finding): string[] {
  return [
    `${finding.own.plan.name} is one consultant for a small leadership team, up to ${workOf(need).mostPeople} people. For ${need.people}, tell us who needs what, and we’ll propose hours and people.`,
    sayNearest(finding),
  ];
}

export function sayFinding(need: Need, finding: Finding): { title: string; lines: string[] } {
  const { verdict, own } = finding;
  const [title, lines] = {
    none: () => ["You don’t need a plan.", sayNone(need, finding)] as const,
    plan: () => [sayPrice(need, own), sayPlan(need, finding)] as const,
    "too-many-people": () => ["Let’s talk about this one.", sayCrowd(need, finding)] as const,
    enterprise: () =>
      [
        "Enterprise, price on request",
        [
          `More than ${enterpriseOver} hours a month is Enterprise: up to ${enterpriseHours} hours a month, price on request.`,
          sayNearest(finding),
        ],
      ] as const,
  }[verdict]();
  return { title, lines: lines.filter(Boolean) };
}

export function sayShort({ hours }: Need, { verdict, hourly, own }: Finding): string {
  const [how, price] = {
    none: ["by the hour", dollars(hourly)],
    plan: [own.plan.name, dollars(own.cents)],
    enterprise: ["Enterprise", "on request"],
    "too-many-people": ["to talk about", ""],
  }[verdict];
  return [hoursOf(hours), how, price].filter(Boolean).join(" · ");
}

/** One line, for whoever reads the message or signup that came of it; empty where none was asked. */
export function sayAsked(query: URLSearchParams): string {
  const need = askedNeed(query);
  if (!need) return "";
  const finding = findPlan(need);
  const { hours, where, answer, people } = need;
  const soon = { day: "next business day", urgent: "urgent answers", every: "priority answers" };
  const found = {
    none: "no plan needed",
    plan: `${finding.own.plan.name} at ${dollars(finding.own.cents)}`,
    enterprise: "Enterprise",
    "too-many-people": "to be talked about",
  };
  return `Plan finder: ${workOf(need).label}, ${hoursOf(hours)} ${where} a month, ${soon[answer]}, ${counted(people, "person", "people")}: ${found[finding.verdict]}`;
}
