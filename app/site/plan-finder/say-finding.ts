import { counted } from "../../../content/counted.ts";
import { dollars } from "../../../content/dollars.ts";
import { urgentAnswer } from "../../../content/promises.ts";
import { enterpriseMonth } from "../../../content/terms.ts";
import { sayTermPrice, yearly } from "../../../content/plans.ts";
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
    return `${hoursOf(included)} are included; ${further} more cost ${dollars(hourlyRates[where].member)} each, the member rate.`;
  if (hours === included) return `All ${hoursOf(hours)} are included.`;
  return `It includes ${hoursOf(included)}; what you leave over waits for ${rollover}.`;
}

function sayDifference({ answer }: Need, { hourly, own }: Finding): string {
  const less = own.cents - hourly;
  if (less < 0)
    return `The same hours without a plan cost ${dollars(hourly)}: you save ${dollars(-less)}.`;
  const without = less > 0 ? `${dollars(hourly)}, ${dollars(less)} less` : "the same";
  return answer === "day"
    ? `The same hours without a plan cost ${without}.`
    : `The same hours without a plan cost ${without}, but only members have our promise of a first answer within ${urgentAnswer}.`;
}

function sayPlan(need: Need, finding: Finding): string[] {
  const { own, cheapest } = finding;
  const less = own.cents - cheapest.cents;
  return [
    `${sayHours(need, own)} ${sayDifference(need, finding)}`,
    need.answer === "every"
      ? `An answer to everything within ${urgentAnswer} comes with the yearly term: ${sayTermPrice(own.plan.price, "year")}, with ${hoursOf(yearly.bonusHours)} more each month.`
      : "",
    sayCheaper(less, cheapest),
    need.people > 1
      ? `All ${need.people} of you may ask. The price is the company’s, not one for each person.`
      : "",
  ];
}

const sayNearest = ({ hourly, cheapest: { plan, further, cents } }: Finding) =>
  `To compare: ${dollars(hourly)} by the hour, or ${dollars(cents)} for ${plan.name} with ${further > 0 ? `${hoursOf(further)} more at the member rate` : "its own hours"}.`;

function sayCrowd(need: Need, finding: Finding): string[] {
  return [
    `${finding.own.plan.name} is one consultant for a small leadership team, up to ${workOf(need).mostPeople} people. For ${need.people}, tell us who needs what, and we propose hours and people.`,
    sayNearest(finding),
  ];
}

export function sayFinding(need: Need, finding: Finding): { title: string; lines: string[] } {
  const { verdict, own } = finding;
  const [title, lines] = {
    none: () => ["You need no plan.", sayNone(need, finding)] as const,
    plan: () =>
      [`${own.plan.name}, ${dollars(own.cents)} a month`, sayPlan(need, finding)] as const,
    "too-many-people": () => ["This is one to talk about.", sayCrowd(need, finding)] as const,
    enterprise: () =>
      [
        "Enterprise, price on request",
        [
          `Over ${enterpriseOver} hours a month belong in the Enterprise tier: up to ${enterpriseHours} hours, price on request. ${enterpriseMonth}`,
          sayNearest(finding),
        ],
      ] as const,
  }[verdict]();
  return { title, lines: lines.filter(Boolean) };
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
