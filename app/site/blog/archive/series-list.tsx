import { archivePage } from "../../../../content/blog.ts";
import { counted } from "../../../../content/counted.ts";
import type { Series } from "../../../../domain/blog/schema.ts";
import { postAddress } from "../blog-address.ts";
import { PostCover } from "../post-cover.tsx";

function OneSeries({ name, total, first, parts }: Series) {
  return (
    <li className="archive-series">
      <PostCover post={first} sizes="(width < 40rem) 90vw, 18rem" />
      <div className="archive-series-words">
        <h3 className="text-title-3" dir="auto">
          {name}
        </h3>
        <p className="archive-series-total">{counted(total, "part")}</p>
        <ol className="thread-list">
          {parts.map(({ id, slug, title }) => (
            <li key={id} className="node">
              <a href={postAddress(slug)}>{title}</a>
            </li>
          ))}
        </ol>
        {parts.length < total ? (
          <p>
            <a className="link" href={postAddress(first.slug)}>
              All {counted(total, "part")}
            </a>
          </p>
        ) : null}
      </div>
    </li>
  );
}

export function SeriesList({ series }: { series: Series[] }) {
  if (series.length === 0) return null;
  return (
    <section className="shell archive-year" aria-labelledby="series">
      <div className="archive-year-head">
        <h2 id="series" className="text-title-2">
          {archivePage.series.heading}
        </h2>
        <p>{archivePage.series.lead}</p>
      </div>
      <ul className="archive-series-list">
        {series.map((one) => (
          <OneSeries key={one.name} {...one} />
        ))}
      </ul>
    </section>
  );
}
