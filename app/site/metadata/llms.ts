import { blogDescription, blogPage } from "../../../content/blog.ts";
import { firm } from "../../../content/firm.ts";
import { siteContext } from "../../page-context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/llms.ts";

export const handle = { prerender: true } satisfies RouteHandle;

type Entry = { path: string; searchTitle: string; description: string };

/** Posts come and go without a build, so only their listings appear here. */
const blog: Entry[] = [
  { path: "/blog", searchTitle: blogPage.searchTitle, description: blogDescription },
  { path: "/feed.xml", searchTitle: "Feed", description: "The newest articles, as RSS." },
];

function section(heading: string, pages: Entry[], origin: string): string[] {
  const lines = pages.map(
    ({ path, searchTitle, description }) =>
      `- [${searchTitle}](${new URL(path, origin).href}): ${description}`,
  );
  return [`## ${heading}`, "", ...lines, ""];
}

/** What the site holds, for language models, in the form of llmstxt.org. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, pages } = context.get(siteContext);
  const listed = pages.filter((page) => page.listed);
  const sections = Map.groupBy(listed, (page) => page.section ?? "Pages");
  const lines = [
    `# ${firm.name}`,
    "",
    `> ${firm.tagline}`,
    "",
    `${firm.location}. Write to ${firm.email} or call ${firm.phone}, ${firm.hours.days} ${firm.hours.time}.`,
    "",
    ...[...sections].flatMap(([heading, members]) => section(heading, members, origin)),
    ...section("Blog", blog, origin),
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
