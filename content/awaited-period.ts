/** Of a period that has begun and opens once its charge has gone through. */
export const hoursOnceCharged =
  "are added once its payment has gone through, usually within a day.";
