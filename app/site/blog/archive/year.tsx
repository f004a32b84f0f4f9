import { counted } from "../../../../content/counted.ts";
import { archivePage } from "../../../../content/blog.ts";
import { postsPerArchivePage } from "../../../../domain/blog/schema.ts";
import { pageMeta } from "../../page-meta.ts";
import { PageLinks } from "../page-links.tsx";
import type { Route } from "./+types/year.ts";
import stylesheet from "./archive.css?url";
import { archivePath, yearAddress } from "./archive-address.ts";
import { ArchiveList } from "./archive-list.tsx";
import { firmDate, firmMonths } from "./firm-months.ts";
import { loadYear } from "./load-archive.server.ts";
import { MonthThread } from "./month-thread.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadYear(request, params.year, context);

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { shown, page } = loaderData;
  const title = `Articles of ${shown.year}${page > 1 ? `, page ${page}` : ""}`;
  return pageMeta(matches[0].loaderData.origin, {
    path: yearAddress(shown.year),
    address: yearAddress(shown.year, page),
    title,
    description: `${counted(shown.total, "article")} of ${shown.year}. ${archivePage.description}`,
  });
};

export default function Year({ loaderData }: Route.ComponentProps) {
  const { shown, posts, page, newer, older } = loaderData;
  const { year, months, total } = shown;
  const pageCount = Math.ceil(total / postsPerArchivePage);
  const ofMonth = firmMonths
    .map((name, month) => ({
      name,
      posts: posts.filter(({ publishedAt }) => firmDate(publishedAt).month === month),
    }))
    .filter((month) => month.posts.length > 0)
    .toReversed();
  return (
    <>
      <header className="shell archive-head">
        <p>
          <a className="link" href={archivePath}>
            {archivePage.heading}
          </a>
        </p>
        <h1 className="archive-numeral">{year}</h1>
        <p>{counted(total, "article")}</p>
        <MonthThread months={months} />
      </header>
      {ofMonth.map(({ name, posts: listed }) => (
        <section key={name} className="shell archive-year" aria-labelledby={name}>
          <h2 id={name} className="text-title-2">
            {name}
          </h2>
          <ArchiveList posts={listed} />
        </section>
      ))}
      <div className="shell archive-end">
        <PageLinks
          page={page}
          pageCount={pageCount}
          hasMore={page < pageCount}
          at={(to) => yearAddress(year, to)}
        />
        <nav className="actions" aria-label="Other years">
          {newer ? (
            <a className="button button-quiet" href={yearAddress(newer)}>
              {newer}
            </a>
          ) : null}
          {older ? (
            <a className="button button-quiet" href={yearAddress(older)}>
              {older}
            </a>
          ) : null}
        </nav>
      </div>
    </>
  );
}
