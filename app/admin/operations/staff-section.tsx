import { useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";

export const staffQuery = <Answer,>(path: string) => ({
  queryKey: [path],
  queryFn: fetchByKey<Answer>("throw"),
  staleTime: 0,
});

type Props<Answer> = {
  id: string;
  heading: string;
  note: string;
  path: string;
  rows: string;
  empty?: string;
  notice?: ComponentType<{ state: Answer }>;
  children: (answer: Answer) => ReactNode;
};

export function StaffSection<Answer>({
  id,
  heading,
  note,
  path,
  rows,
  empty = `No ${rows}.`,
  notice: Notice,
  children,
}: Props<Answer>) {
  // The page has asked for all parts by then.
  const query = useQuery({
    ...staffQuery<Answer>(path),
    refetchOnMount: false,
    retryOnMount: false,
  });
  const { data } = query;
  return (
    <section className="admin-section" aria-labelledby={id}>
      <h2 id={id} className="text-title-2" tabIndex={-1}>
        {heading}
      </h2>
      <p className="admin-note">{note}</p>
      {data ? (
        <>
          {Notice ? <Notice state={data} /> : null}
          {children(data) || <p className="empty">{empty}</p>}
        </>
      ) : (
        <NotLoaded what={`The ${rows}`} query={query} loading={`Loading ${rows}...`} />
      )}
    </section>
  );
}
