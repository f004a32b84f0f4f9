import { describe, expect, it } from "vitest";
import schemaOrg from "../fixtures/schema-org.json" with { type: "json" };
import { parseHtml, wordsOf } from "../support/html.ts";
import { type ServedPage, servedPages, siteUrl } from "./served-pages.ts";

type Thing = { [property: string]: unknown; "@type"?: string; "@id"?: string };

const vocabulary: Record<string, { above: string[]; properties: string }> = schemaOrg.types;

/** What search engines ask of each type; a type that is not here is not used. */
const required: Record<string, string[]> = {
  Answer: ["text"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author"],
  BreadcrumbList: ["itemListElement"],
  Country: ["name"],
  CreativeWorkSeries: ["name"],
  FAQPage: ["mainEntity"],
  ImageObject: ["url"],
  ListItem: ["position", "name", "item"],
  Offer: ["name", "price", "priceCurrency", "url"],
  Organization: ["name", "url", "logo", "email", "telephone", "address"],
  Person: ["name"],
  PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
  Question: ["name", "acceptedAnswer"],
  Service: ["name", "description", "provider", "areaServed"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  WebPage: ["name", "url", "description", "isPartOf"],
  WebSite: ["name", "url", "publisher"],
};

function propertiesOf(type: string): string[] {
  const { above = [], properties = "" } = vocabulary[type] ?? {};
  return [...properties.split(" "), ...above.flatMap(propertiesOf)];
}

function graphOf({ elements }: ServedPage): Thing[] {
  const blocks = elements.filter(({ attributes }) => attributes["type"] === "application/ld+json");
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.text ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

const pages = await servedPages();
const sold: Record<string, number> = { "/membership": 4, "/solutions/crm-quickstarts": 3 };

const dollars = new Intl.NumberFormat("en-US");

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const graph = graphOf(page);
  const things = thingsIn(graph);
  const ofType = (type: string) => things.filter((thing) => thing["@type"] === type);
  const words = wordsOf(parseHtml(page.html).querySelector("body")!);

  it("uses schema.org's types and properties, and leaves out no required one", () => {
    for (const { "@type": type, "@id": id, ...properties } of things) {
      if (type === undefined) expect(id).toBeDefined();
      else {
        expect(Object.keys(required)).toContain(type);
        expect(propertiesOf(type)).toEqual(expect.arrayContaining(Object.keys(properties)));
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(required[type] ?? []));
      }
    }
  });

  it("refers only to its own items and to addresses of this site", () => {
    const held = new Set(things.flatMap((thing) => (thing["@type"] ? (thing["@id"] ?? []) : [])));
    for (const { "@type": type, "@id": id } of things) if (!type) expect(held).toContain(id);
    for (const { url } of things)
      if (url !== undefined) expect(String(url).startsWith(`${siteUrl}/`), String(url)).toBe(true);
  });

  it("says nothing the page does not show", () => {
    const [firm] = ofType("Organization");
    expect(words).toContain(firm?.["name"]);
    expect(words).toContain(firm?.["email"]);
    for (const question of ofType("Question")) {
      expect(words).toContain(question["name"]);
      expect(words).toContain((question["acceptedAnswer"] as Thing)["text"]);
    }
    for (const { headline } of ofType("BlogPosting")) expect(words).toContain(headline);
    for (const { price } of ofType("Offer"))
      expect(words).toContain(`$${dollars.format(Number(price))}`);
  });

  it("lists the offers it sells", () => {
    expect(ofType("Offer")).toHaveLength(sold[path] ?? 0);
    if (path.startsWith("/solutions/")) expect(ofType("Service")).toHaveLength(1);
  });

  it("marks up every question in the page's accordion", () => {
    const marked = ofType("Question").map(({ name }) => name);
    const asked = page.elements
      .filter(({ tag, text }) => tag === "summary" && text.endsWith("?"))
      .map(({ text }) => text);
    expect(marked).toEqual(expect.arrayContaining(asked));
  });

  it("has breadcrumbs from the home page to itself", () => {
    const items = ofType("ListItem").map(({ position, item }) => [position, item]);
    if (path === "/") expect(items).toEqual([]);
    else {
      expect(items[0]).toEqual([1, `${siteUrl}/`]);
      expect(items.at(-1)).toEqual([items.length, `${siteUrl}${path}`]);
    }
  });
});
