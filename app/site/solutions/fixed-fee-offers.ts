import type { Offer } from "schema-dts";
import { quickstarts } from "../../../content/quickstarts.ts";
import type { SolutionPage } from "../../../content/solution-page.ts";
import { offer } from "../structured-data/offer.ts";
import { solutionAddress } from "./solution-pages.ts";

export function fixedFeeOffers(origin: string, { slug, feature }: SolutionPage): Offer[] {
  if (feature.kind !== "fixed-fees") return [];
  return Object.values(quickstarts).map(({ platform, scope, price }) =>
    offer(origin, { name: platform, description: scope, price, href: solutionAddress(slug) }),
  );
}
