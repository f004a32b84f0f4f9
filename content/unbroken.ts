/** Stays on one line. */
export const unbroken = (said: string): string => said.replaceAll(" ", "\u00A0");

const number = String.raw`\$?\d[\d,.:]*(?:[-–]\d[\d,.:]*)?[%+]?`;
const kind = "(?:business|bonus|consulting|work)";
const unit = "(?:minutes?|hours?|days?|weeks?|months?|years?|orgs?|people|[AP]M)";

/** What no line may end in: a number and its unit, and a few names; `gap` is what may stand between two words. */
export const figuresWithin = (gap: string): RegExp =>
  new RegExp(
    `(?<![\\w$-])(?:${number}(?:-|${gap})(?:${kind}${gap})?${unit}(?:-old|${gap}P[SD]?T)?(?![\\w])|(?:full|part)-time|(?:Dynamics|Microsoft)${gap}365)`,
    "g",
  );
