import { type ReactNode, useEffect } from "react";
import { NotLoaded } from "../cannot-load.tsx";
import type { Change } from "../use-address.ts";
import { Pager } from "./pager.tsx";
import { type List, type ListView, rowsPerPage } from "./use-list.ts";

type Props<Row> = {
  /** One of what is listed. */
  what: string;
  list: List<Row>;
  view: ListView;
  change: Change;
  /** What stands there before the first row ever came. */
  none: string;
  children: (rows: Row[]) => ReactNode;
};

const everything = { q: null, status: null, category: null, page: null };

/** Turns back to the last page when the one asked for has none left: its last row may have gone. */
function useLastPage<Row>({ data, isPlaceholderData }: List<Row>, page: number, change: Change) {
  const last = data && !isPlaceholderData ? Math.ceil(data.total / rowsPerPage) : page;
  useEffect(() => {
    if (last > 0 && page > last)
      change({ page: last === 1 ? null : String(last) }, { replace: true });
  }, [last, page, change]);
}

/** The rows of a list and its pages, or why there are none. */
export function ListBody<Row>({ what, list, view, change, none, children }: Props<Row>) {
  const { data, isPlaceholderData } = list;
  useLastPage(list, view.page, change);
  if (data && data.rows.length > 0)
    return (
      <div aria-busy={isPlaceholderData}>
        {children(data.rows)}
        <Pager page={view.page} total={data.total} what={what} change={change} />
      </div>
    );
  if (data && (view.q || view.status || view.category || view.page > 1))
    return (
      <div className="empty">
        <p>No {what}s match.</p>
        <button type="button" className="button button-quiet" onClick={() => change(everything)}>
          Show all {what}s
        </button>
      </div>
    );
  if (data) return <p className="empty">{none}</p>;
  return <NotLoaded what={`The ${what}s`} plural query={list} loading={`Loading ${what}s...`} />;
}
