import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type PromisesKept, weeksOffered } from "../../../../domain/office/today/schema.ts";
import { fetchByKey } from "../../../api-client/query-client.ts";
import { NotLoaded } from "../../../ui/cannot-load.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { useAddress } from "../../../use-address.ts";
import { AdminLayout } from "../../admin-layout.tsx";
import { adminMeta } from "../../admin-page.ts";
import { ListFilter } from "../../lists/list-tools.tsx";
import { Kept } from "./kept.tsx";

const title = "Promises kept";
const promisesPath = "/api/admin/promises";

export const meta = () => adminMeta(title);

const readAsked = (params: URLSearchParams) => {
  const weeks = weeksOffered.find((some) => some === params.get("weeks")) ?? "12";
  return { weeks, query: `?${new URLSearchParams({ weeks })}` };
};

export const handle = {
  asks: ({ query }) => [promisesPath + readAsked(query).query],
} satisfies RouteHandle;

const options = weeksOffered.map((weeks) => ({ value: weeks, label: `Last ${weeks} weeks` }));

function Report() {
  const { params, change } = useAddress();
  const { weeks, query: asked } = readAsked(params);
  const query = useQuery({
    queryKey: [promisesPath + asked],
    queryFn: fetchByKey<PromisesKept>("throw"),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <div className="list-tools">
        <ListFilter
          label="Due in"
          value={weeks}
          options={options}
          onChoose={(chosen) => change({ weeks: chosen })}
        />
        <a className="link" href={`${promisesPath}.csv${asked}`} download>
          Export CSV
        </a>
      </div>
      {query.data ? (
        <div aria-busy={query.isPlaceholderData}>
          <Kept kept={query.data} />
        </div>
      ) : (
        <NotLoaded what="The promises" query={query} loading="Loading the promises..." />
      )}
    </>
  );
}

export default function Promises() {
  return (
    <AdminLayout
      title={title}
      subtitle="Answers the firm promised by a time, counted in the week in which they were due."
    >
      {() => <Report />}
    </AdminLayout>
  );
}
