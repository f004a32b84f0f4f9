import type { Offer, Service } from "schema-dts";
import { organizationId } from "./organization.ts";

type ServiceFacts = {
  path: string;
  name: string;
  description: string;
  offers: Offer[];
};

export function service(
  origin: string,
  { path, name, description, offers }: ServiceFacts,
): Service {
  const address = new URL(path, origin).href;
  return {
    "@type": "Service",
    "@id": `${address}#service`,
    name,
    description,
    url: address,
    provider: { "@id": organizationId(origin) },
    areaServed: { "@type": "Country", name: "United States" },
    ...(offers.length > 0 ? { offers } : {}),
  };
}
