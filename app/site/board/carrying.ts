const weeksAYear = 52;
const workWeek = 40;

/** Undefined where a number is missing or below zero. In hours a week and dollars an hour. */
export function carryingCost(hours: number, rate: number) {
  if (!(hours >= 0 && rate >= 0)) return undefined;
  const hoursAYear = hours * weeksAYear;
  return { dollars: Math.round(hoursAYear * rate), hoursAYear, workWeeks: hoursAYear / workWeek };
}

export const pairs = (count: number) => (count ** 2 - count) / 2;
