import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { firm } from "../../content/firm.ts";
import { breadcrumbList, breadcrumbs } from "./structured-data/breadcrumb-list.ts";
import { organization } from "./structured-data/organization.ts";
import { webPage, webSite } from "./structured-data/web-page.ts";

type SharedImage = { path: string; width: number; height: number; alt: string };

export type PageDescription = {
  path: string;
  title: string;
  searchTitle?: string | undefined;
  description: string;
  address?: string;
  article?: {
    publishedAt: Date;
    updatedAt: Date;
    category: string;
    tags: string[];
    author: string | null;
  };
  /** Its own, in place of the one that is drawn. */
  image?: SharedImage | undefined;
  structuredData?: Thing[];
  unlisted?: boolean;
};

export function shareImage(path: string): string {
  return `/share${path === "/" ? "/home" : path}.png`;
}

function articleMeta(article: NonNullable<PageDescription["article"]>): MetaDescriptor[] {
  const { publishedAt, updatedAt, category, tags, author } = article;
  return [
    ...(author ? [{ name: "author", content: author }] : []),
    { property: "article:published_time", content: publishedAt.toISOString() },
    { property: "article:modified_time", content: updatedAt.toISOString() },
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

/** Characters of a title that results of a search have room for. */
const shownOfTitle = 60;

export function pageMeta(origin: string, page: PageDescription): MetaDescriptor[] {
  const { path, title, description, structuredData = [], unlisted = false, article } = page;
  const found = page.searchTitle ?? title;
  const named = path === "/" ? `${firm.name} | ${found}` : `${found} | ${firm.name}`;
  const full = named.length < shownOfTitle ? named : found;
  const address = new URL(page.address ?? path, origin).href;
  const alt = `${title}, ${firm.name}`;
  const shared = page.image ?? { path: shareImage(path), width: 1200, height: 630, alt };
  const image = new URL(shared.path, origin).href;
  const graph = [
    organization(origin),
    webSite(origin),
    webPage(origin, { address, title, description, image }),
    ...(path === "/" ? [] : [breadcrumbList(origin, breadcrumbs(path, title))]),
    ...structuredData,
  ];
  return [
    { title: full },
    { name: "description", content: description },
    ...(unlisted ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: article ? "article" : "website" },
    ...(article ? articleMeta(article) : []),
    { property: "og:site_name", content: firm.name },
    { property: "og:title", content: found },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(shared.width) },
    { property: "og:image:height", content: String(shared.height) },
    { property: "og:image:alt", content: shared.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } },
  ] as MetaDescriptor[];
}
