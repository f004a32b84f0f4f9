import type { Change } from "../../use-address.ts";
import { requestsPerPage } from "./requests-query.ts";

type Props = { page: number; total: number; change: Change };

export function RequestPages({ page, total, change }: Props) {
  const pages = Math.max(1, Math.ceil(total / requestsPerPage));
  if (pages === 1 && page === 1) return null;
  const go = (next: number) => change({ page: next === 1 ? null : String(next) });
  return (
    <nav className="request-pages" aria-label="Pages of requests">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && go(Math.min(page - 1, pages))}
      >
        Newer
      </button>
      <p aria-live="polite">
        {page > pages ? `The last page is ${pages}` : `Page ${page} of ${pages}`}
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={page >= pages}
        onClick={() => page < pages && go(page + 1)}
      >
        Older
      </button>
    </nav>
  );
}
