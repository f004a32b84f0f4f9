import type { Organization } from "schema-dts";
import { firm } from "../../../content/firm.ts";

export const organizationId = (origin: string) => `${origin}/#organization`;

/** The firm as the footer shows it. Its social links are placeholders, so they are not claimed here. */
export function organization(origin: string): Organization {
  const [addressLocality = "", addressRegion = ""] = firm.city.split(", ");
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: firm.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: firm.tagline,
    email: firm.email,
    telephone: firm.phoneHref.replace("tel:", ""),
    address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry: "US" },
    areaServed: { "@type": "Country", name: "United States" },
  };
}
