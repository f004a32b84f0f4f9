import { useEffect } from "react";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import type { Change } from "../../use-address.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { ListFilter, ListSearch, ListSort, type Option } from "./list-tools.tsx";
import { Pager } from "./pager.tsx";
import { type List, type ListView, rowsPerPage } from "./use-list.ts";

type Props<Row> = {
  what: string;
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

function useLastPage<Row>({ data, isPlaceholderData }: List<Row>, page: number, change: Change) {
  const last = data && !isPlaceholderData ? Math.ceil(data.total / rowsPerPage) : page;
  useEffect(() => {
    if (last > 0 && page > last)
      change({ page: last === 1 ? null : String(last) }, { replace: true });
  }, [last, page, change]);
}

export function AdminList<Row extends { id: number }>(props: Props<Row>) {
  const { what, list, view, change, filters, sorts } = props;
  useLastPage(list, view.page, change);
  return (
    <>
      <div className="list-tools">
        <ListSearch label={`Search ${what}s`} words={view.q} change={change} />
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
      <Rows {...props} />
    </>
  );
}

function Rows<Row extends { id: number }>(props: Props<Row>) {
  const { what, caption, none, list, view, change, columns } = props;
  const { data, isPlaceholderData } = list;
  if (data && data.rows.length > 0)
    return (
      <div aria-busy={isPlaceholderData}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={data.rows}
          sorting={{ current: view, change }}
        />
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
  return <NotLoaded what={`The ${what}s`} query={list} loading={`Loading ${what}s...`} />;
}
