import { useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  ProviderCheck,
  ProviderDifference,
} from "../../../domain/billing/comparison/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { toastFailure } from "../../ui/toast-failure.ts";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { companiesPath } from "./companies-path.ts";
import { providerPath, providerQuery } from "./provider-query.ts";

type Fact = ProviderCheck["facts"][number] & { id: string };

const columns: Column<Fact>[] = [
  { label: "What", cell: ({ label }) => label },
  { label: "Stripe says", cell: ({ stripe }) => stripe },
  {
    label: "We say",
    cell: ({ ours, same }) => (same ? ours : <strong className="provider-differs">{ours}</strong>),
  },
];

function Difference({ difference }: { difference: ProviderDifference }) {
  const { what, stripe, ours, repaired } = difference;
  return (
    <li>
      {what}: Stripe says {stripe}, we {repaired ? "said" : "say"} {ours}.{" "}
      {repaired ? "Set right, as it is at Stripe." : <strong>Needs a person.</strong>}
    </li>
  );
}

const agrees = ({ facts, differences }: ProviderCheck) =>
  differences.every(({ repaired }) => repaired) && facts.every(({ same }) => same);

function Said({ check }: { check: ProviderCheck }) {
  const { readAt, facts, differences } = check;
  if (readAt === null) return <p className="nothing">Stripe has not been read yet.</p>;
  return (
    <>
      <p>
        {agrees(check) ? (
          "Both say the same."
        ) : (
          <>
            <strong className="provider-differs">They differ.</strong> Set right what is wrong, here
            or at Stripe, then read again.
          </>
        )}{" "}
        Read <Moment iso={readAt} withTime />.
      </p>
      {differences.length > 0 ? (
        <ul className="provider-differences">
          {differences.map((one) => (
            <Difference key={one.what} difference={one} />
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? (
        <DataTable
          caption="What Stripe says, what we say"
          columns={columns}
          rows={facts.map((fact) => ({ ...fact, id: fact.label }))}
        />
      ) : null}
    </>
  );
}

export function CompanyProvider({ id }: { id: string }) {
  const queries = useQueryClient();
  const query = useQuery(providerQuery(id));
  const read = useSingleMutation({
    mutationFn: () => request("POST", providerPath(id)),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [key] }) => String(key).startsWith(`${companiesPath}/${id}`),
      }),
    onError: (failure) => toastFailure("Stripe was not read", failure, noAnswer),
  });
  const { data } = query;
  if (!data)
    return (
      <NotLoaded what="What Stripe says" query={query} loading="Loading what Stripe says..." />
    );
  if (!data.billed) return <p className="nothing">No card is on file, so Stripe bills nothing.</p>;
  return (
    <div className="company-money">
      <Said check={data} />
      <ActionButton
        action={read}
        label={data.readAt === null ? "Read now" : "Read again"}
        pending="Reading..."
        failed={noAnswer}
        kind="quiet"
      />
    </div>
  );
}
