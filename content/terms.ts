import { dollars } from "./dollars.ts";
import { type PlanId, plans, soldPlans } from "./plans.ts";
import { quickstarts } from "./quickstarts.ts";
import { hourlyRates, rollover } from "./rates.ts";

const { onshore, offshore } = hourlyRates;

export const rates = {
  onshore: { member: dollars(onshore.member), nonMember: dollars(onshore.nonMember) },
  offshore: { member: dollars(offshore.member), nonMember: dollars(offshore.nonMember) },
};

export const bothRates = {
  member: `${rates.onshore.member}/hr onshore, ${rates.offshore.member}/hr offshore`,
  nonMember: `${rates.onshore.nonMember}/hr onshore, ${rates.offshore.nonMember}/hr offshore`,
};

const least = (cents: number[]) => dollars(Math.min(...cents));

export const lowest = {
  quickstart: least(Object.values(quickstarts).map(({ price }) => price)),
  hour: least(Object.values(hourlyRates).map(({ nonMember }) => nonMember)),
  plan: least(soldPlans.map(({ price }) => price)),
};

export const unusedHours = `Unused hours roll over for ${rollover}, then expire.`;

const range = (hours: number[], to: string) => `${Math.min(...hours)}${to}${Math.max(...hours)}`;
const hoursOf = (some: typeof plans) => some.map(({ hoursIncluded }) => hoursIncluded);

/** Of every paid plan, also those that we agree on with somebody. */
export const hoursOfPlans = range(hoursOf(plans.filter(({ price }) => price > 0)), "-");

export const hoursOnSale = range(hoursOf(soldPlans), " to ");

export function planTerms(id: PlanId) {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`No plan is called ${id}`);
  const { price, hoursIncluded } = plan;
  return {
    price: dollars(price),
    hours: `${hoursIncluded} hours`,
  };
}
