import type { ListedGrant } from "../../../domain/hours/schema.ts";

export const grantWords: Record<ListedGrant["kind"], string> = {
  goodwill: "Goodwill",
  bonus: "Bonus hour",
  plan: "Plan hours",
};
