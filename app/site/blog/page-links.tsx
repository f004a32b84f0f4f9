type Props = {
  page: number;
  /** Undefined where nobody counted them. */
  pageCount: number | undefined;
  hasMore: boolean;
  at: (page: number) => string;
};

export function PageLinks({ page, pageCount, hasMore, at }: Props) {
  if (page === 1 && !hasMore) return null;
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
