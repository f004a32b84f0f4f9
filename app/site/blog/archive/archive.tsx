import { counted } from "../../../../content/counted.ts";
import { archivePage } from "../../../../content/blog.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/archive.ts";
import stylesheet from "./archive.css?url";
import { archivePath, yearAddress } from "./archive-address.ts";
import { ArchiveList } from "./archive-list.tsx";
import { firmDate } from "./firm-months.ts";
import { loadArchive } from "./load-archive.server.ts";
import { MonthThread } from "./month-thread.tsx";
import { SeriesList } from "./series-list.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = ({ context }: Route.LoaderArgs) => loadArchive(context);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, {
    path: archivePath,
    title: archivePage.heading,
    searchTitle: archivePage.searchTitle,
    description: archivePage.description,
  });

export default function Archive({ loaderData: { posts, years, series } }: Route.ComponentProps) {
  return (
    <>
      <header className="shell archive-head">
        <p>
          <a className="link" href="/blog">
            All articles
          </a>
        </p>
        <h1 className="text-display-1">{archivePage.heading}</h1>
        <p className="text-lead">{archivePage.lead}</p>
      </header>
      {years.length === 0 ? <p className="shell archive-empty">{archivePage.empty}</p> : null}
      {years.map(({ year, months, total }) => {
        const listed = posts.filter(({ publishedAt }) => firmDate(publishedAt).year === year);
        return (
          <section key={year} className="shell archive-year" aria-labelledby={`year-${year}`}>
            <div className="archive-year-head">
              <h2 id={`year-${year}`} className="archive-numeral">
                <a href={yearAddress(year)}>{year}</a>
              </h2>
              <p>{counted(total, "article")}</p>
              <MonthThread months={months} />
            </div>
            <div>
              <ArchiveList posts={listed} />
              {listed.length < total ? (
                <p className="archive-more">
                  <a className="link" href={yearAddress(year)}>
                    All {counted(total, "article")} of {year}
                  </a>
                </p>
              ) : null}
            </div>
          </section>
        );
      })}
      <SeriesList series={series} />
    </>
  );
}
