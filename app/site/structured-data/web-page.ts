import type { WebPage, WebSite } from "schema-dts";
import { firm } from "../../../content/firm.ts";
import { organizationId } from "./organization.ts";

const webSiteId = (origin: string) => `${origin}/#website`;

export function webSite(origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": webSiteId(origin),
    name: firm.name,
    url: `${origin}/`,
    inLanguage: "en",
    publisher: { "@id": organizationId(origin) },
  };
}

type PageFacts = { address: string; title: string; description: string; image: string };

export function webPage(
  origin: string,
  { address, title, description, image }: PageFacts,
): WebPage {
  return {
    "@type": "WebPage",
    "@id": address,
    url: address,
    name: title,
    description,
    primaryImageOfPage: { "@type": "ImageObject", url: image },
    inLanguage: "en",
    isPartOf: { "@id": webSiteId(origin) },
    about: { "@id": organizationId(origin) },
  };
}
