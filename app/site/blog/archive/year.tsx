import { counted } from "../../../../content/counted.ts";
import { archivePage } from "../../../../content/blog.ts";
import { type ArchiveYear, postsPerArchivePage } from "../../../../domain/blog/schema.ts";
import { pageMeta } from "../../page-meta.ts";
import { PageLinks } from "../page-links.tsx";
import type { Route } from "./+types/year.ts";
import stylesheet from "./archive.css?url";
import { archivePath, yearAddress } from "./archive-address.ts";
import { firmDate, firmMonths } from "./firm-months.ts";
import { loadYear } from "./load-archive.server.ts";
import { MonthThread } from "./month-thread.tsx";
import { YearList } from "./year-list.tsx";

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

type OtherYearProps = { of: ArchiveYear; label: string; rel: "prev" | "next" };

function OtherYear({ of: { year, total }, label, rel }: OtherYearProps) {
  return (
    <a className={`neighbor neighbor-${rel}`} rel={rel} href={yearAddress(year)}>
      <span className="label">{label}</span>
      <span className="neighbor-title">
        {year}: {counted(total, "article")}
      </span>
    </a>
  );
}

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
          <YearList posts={listed} />
        </section>
      ))}
      <div className="shell">
        <PageLinks
          page={page}
          pageCount={pageCount}
          hasMore={page < pageCount}
          at={(to) => yearAddress(year, to)}
        />
      </div>
      <nav className="shell neighbors" aria-label="Other years">
        {older ? <OtherYear of={older} label="The year before" rel="prev" /> : <span />}
        {newer ? <OtherYear of={newer} label="The year after" rel="next" /> : <span />}
      </nav>
    </>
  );
}
