/** What a finished page says of itself, for those who list it: sitemap, llms.txt, share image. */
export type DescribedPage = {
  path: string;
  title: string;
  description: string;
  /** Title of the section it belongs to, where it is not at the top. */
  section?: string;
  /** False where search engines are asked to leave it out. */
  listed: boolean;
  /** Path of its share image. */
  image?: string;
};

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

function metaContent(html: string, name: string): string | undefined {
  const tag = html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return tag?.[1] === undefined ? undefined : plain(tag[1]);
}

type Graph = { "@graph"?: { "@type": string; itemListElement?: { name: string }[] }[] };

/** The crumb before the page's own; the first one is the home page, which is no section. */
function sectionOf(html: string): string | undefined {
  const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  const graph = json ? (JSON.parse(json) as Graph)["@graph"] : undefined;
  const crumbs = graph?.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement;
  return crumbs && crumbs.length > 2 ? crumbs.at(-2)?.name : undefined;
}

/** Reads the head of a rendered page. Throws where title or description is missing. */
export function describePage(path: string, html: string): DescribedPage {
  const title = metaContent(html, "og:title");
  const description = metaContent(html, "description");
  if (!title || !description) throw new Error(`${path} has no title or no description`);
  const section = sectionOf(html);
  const image = metaContent(html, "og:image");
  return {
    path,
    title,
    description,
    listed: !metaContent(html, "robots")?.includes("noindex"),
    ...(section ? { section } : {}),
    ...(image ? { image: new URL(image).pathname } : {}),
  };
}
