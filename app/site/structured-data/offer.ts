import type { Offer } from "schema-dts";
import { organizationId } from "./organization.ts";

type Priced = {
  name: string;
  description?: string;
  /** US cents, once or a month. */
  price: number;
  monthly?: boolean;
  href: string;
};

export function offer(origin: string, { name, description, price, monthly, href }: Priced): Offer {
  const dollars = price / 100;
  return {
    "@type": "Offer",
    name,
    ...(description ? { description } : {}),
    url: new URL(href, origin).href,
    price: dollars,
    priceCurrency: "USD",
    ...(monthly
      ? {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: dollars,
            priceCurrency: "USD",
            // UN/CEFACT's code for a month.
            unitCode: "MON",
          },
        }
      : {}),
    seller: { "@id": organizationId(origin) },
  };
}
