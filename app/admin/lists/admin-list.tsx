import { useEffect, useRef } from "react";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import type { Change } from "../../use-address.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { ExportLink } from "./export-link.tsx";
import { ListFilter, ListSearch, ListSort, type Option } from "./list-tools.tsx";
import { Pager } from "./pager.tsx";
import { useAnswered } from "./use-answered.ts";
import { type List, type ListView, rowsPerPage } from "./use-list.ts";

type Props<Row> = {
  what: string;
  /** Where it is not `what` with an s. */
  many?: string;
  csv: string;
  /** Rows that its file takes, where they are fewer than of others. */
  most?: number;
  caption: string;
  none: string;
  list: List<Row>;
  view: ListView;
  change: Change;
  filters: { name: "status" | "category"; label: string; options: Option[] }[];
  sorts: Option[];
  columns: Column<Row>[];
};

const everything = { q: null, status: null, category: null, page: null };

export function useLastPage<Row>(
  { data, isPlaceholderData }: List<Row>,
  page: number,
  change: Change,
) {
  const last = data && !isPlaceholderData ? Math.ceil(data.total / rowsPerPage) : page;
  useEffect(() => {
    if (last > 0 && page > last)
      change({ page: last === 1 ? null : String(last) }, { replace: true });
  }, [last, page, change]);
}

export function AdminList<Row extends { id: number | string }>(props: Props<Row>) {
  const { what, many = `${what}s`, list, view, change, filters, sorts } = props;
  useLastPage(list, view.page, change);
  return (
    <>
      <div className="list-tools">
        <ListSearch label={`Search ${many}`} words={view.q} change={change} />
        {filters.map(({ name, label, options }) => (
          <ListFilter
            key={name}
            label={label}
            value={view[name] ?? ""}
            options={options}
            onChoose={(value) => change({ [name]: value, page: null })}
          />
        ))}
        <ListSort view={view} options={sorts} change={change} />
      </div>
      <ListRows {...props} narrowed={[view.q, view.status, view.category].some(Boolean)} />
    </>
  );
}

type RowsProps<Row> = Pick<
  Props<Row>,
  "what" | "many" | "most" | "caption" | "none" | "list" | "view" | "change" | "columns"
> & {
  csv?: string;
  narrowed: boolean;
  /** What shows all of them again. */
  all?: Record<string, string | null>;
};

const number = new Intl.NumberFormat("en-US");

function sayCount({
  what,
  many = `${what}s`,
  view,
  list,
}: Pick<RowsProps<unknown>, "what" | "many" | "view" | "list">): string {
  const { data, isPlaceholderData } = list;
  if (!data || isPlaceholderData) return "";
  const { total, more } = data;
  const pages = Math.ceil(total / rowsPerPage);
  const count = `${number.format(total)}${more ? "+" : ""} ${total === 1 ? what : many}`;
  return pages > 1
    ? `${count}, page ${number.format(view.page)} of ${number.format(pages)}`
    : count;
}

export function ListRows<Row extends { id: number | string }>(props: RowsProps<Row>) {
  const { what, many = `${what}s`, caption, none, list, view, change, columns } = props;
  const { csv, most, narrowed, all = everything } = props;
  const { data, isPlaceholderData } = list;
  const place = useRef<HTMLDivElement>(null);
  const isPart = useAnswered(narrowed || view.page > 1, !isPlaceholderData);
  const isEmpty = data?.rows.length === 0;
  // The button that asks for all goes with what it stands in.
  const showAll = () => {
    change(all);
    place.current?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the fields of a form
    <div ref={place} role="group" aria-label={caption} tabIndex={-1}>
      {/* There before it has something to say, without which nothing is read out. */}
      <output className={isEmpty ? "empty" : "sr-only"}>
        {isEmpty ? <span>{isPart ? `No ${many} match.` : none}</span> : sayCount(props)}
        {isEmpty && isPart ? (
          <button type="button" className="button button-quiet" onClick={showAll}>
            Show all {many}
          </button>
        ) : null}
      </output>
      {data && !isEmpty ? (
        <div aria-busy={isPlaceholderData}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={data.rows}
            sorting={{ current: view, change }}
          />
          <Pager
            page={view.page}
            total={data.total}
            more={data.more}
            what={what}
            many={many}
            change={change}
          >
            {csv ? <ExportLink path={csv} view={view} list={list} most={most} /> : null}
          </Pager>
        </div>
      ) : null}
      {data ? null : <NotLoaded what={`The ${many}`} query={list} loading={`Loading ${many}...`} />}
    </div>
  );
}
