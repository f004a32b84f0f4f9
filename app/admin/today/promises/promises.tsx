import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type PromisesKept, weeksOffered } from "../../../../domain/office/today/schema.ts";
import { fetchByKey } from "../../../api-client/query-client.ts";
import { NotLoaded } from "../../../ui/cannot-load.tsx";
import { useAddress } from "../../../use-address.ts";
import { AdminLayout } from "../../admin-layout.tsx";
import { adminMeta } from "../../admin-page.ts";
import { ListFilter } from "../../lists/list-tools.tsx";
import { Kept } from "./kept.tsx";

const title = "Promises kept";

export const meta = () => adminMeta(title);

const options = weeksOffered.map((weeks) => ({ value: weeks, label: `Last ${weeks} weeks` }));

function Report() {
  const { params, change } = useAddress();
  const weeks = weeksOffered.find((some) => some === params.get("weeks")) ?? "12";
  const asked = `?${new URLSearchParams({ weeks })}`;
  const query = useQuery({
    queryKey: [`/api/admin/promises${asked}`],
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
        <a className="link" href={`/api/admin/promises.csv${asked}`} download>
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
