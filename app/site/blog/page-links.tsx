import { postsPerPage } from "../../../domain/blog/schema.ts";
import { blogAddress, type BlogView } from "./blog-address.ts";

type Props = { view: BlogView; hasMore: boolean; total: number | undefined };

export function PageLinks({ view, hasMore, total }: Props) {
  const { page } = view;
  if (page === 1 && !hasMore) return null;
  const pageCount = total && Math.ceil(total / postsPerPage);
  const at = (to: number) => blogAddress({ ...view, page: to });
  return (
    <nav className="page-links" aria-label="Pages of articles">
      {page > 1 ? (
        <a className="button button-quiet" rel="prev" href={at(page - 1)}>
          Newer articles
        </a>
      ) : (
        <span />
      )}
      <p>
        Page {page.toLocaleString("en-US")}
        {pageCount ? ` of ${pageCount.toLocaleString("en-US")}` : ""}
      </p>
      {hasMore ? (
        <a className="button button-quiet" rel="next" href={at(page + 1)}>
          Older articles
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
