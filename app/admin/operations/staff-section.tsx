import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";

type Props<Row> = {
  id: string;
  heading: string;
  note: string;
  /** Where the rows are, and what they are called. */
  path: string;
  rows: string;
  children: (rows: Row[]) => ReactNode;
};

/** A part of the operations page that lists what waits for staff. */
export function StaffSection<Row>({ id, heading, note, path, rows, children }: Props<Row>) {
  const query = useQuery({ queryKey: [path], queryFn: fetchByKey<Row[]>("throw"), staleTime: 0 });
  const { data } = query;
  return (
    <section className="admin-section" aria-labelledby={id}>
      <h2 id={id} className="text-title-2">
        {heading}
      </h2>
      <p className="admin-note">{note}</p>
      {data && data.length > 0 ? (
        children(data)
      ) : data ? (
        <p className="empty">No {rows}.</p>
      ) : (
        <NotLoaded what={`The ${rows}`} query={query} loading={`Loading ${rows}...`} />
      )}
    </section>
  );
}
