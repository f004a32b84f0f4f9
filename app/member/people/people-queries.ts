import {
  queryOptions,
  type UseMutationOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { CompanyPeople, OwnCompanies } from "../../../domain/companies/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { useMemberMutation } from "../use-member-mutation.ts";

export const companiesQuery = queryOptions({
  queryKey: ["/api/companies"],
  queryFn: fetchByKey<OwnCompanies>("throw"),
});

/** Undefined for somebody without a company, and until it is known. */
export function useRoleInView() {
  const { data } = useQuery(companiesQuery);
  return data?.companies.find(({ inView }) => inView)?.role;
}

export const peopleQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["/api/companies", companyId, "seats"],
    queryFn: fetchByKey<CompanyPeople>("throw"),
  });

export const peopleHeading = "people";
export const invitationsHeading = "invitations";

/** After a refusal the lists are read again as well: somebody else may have been faster. */
export function usePeopleMutation<Answer, Input>(change: UseMutationOptions<Answer, Error, Input>) {
  const queries = useQueryClient();
  return useMemberMutation({
    ...change,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: companiesQuery.queryKey, exact: true });
      // Not of a company that was left: its people can no longer be read.
      const { companies = [] } = queries.getQueryData(companiesQuery.queryKey) ?? {};
      for (const { id } of companies)
        await queries.invalidateQueries({ queryKey: peopleQuery(id).queryKey });
    },
  });
}
