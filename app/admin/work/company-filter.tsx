import { useQuery } from "@tanstack/react-query";
import type { CompanyPage } from "../../../domain/office/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import type { Change } from "../../use-address.ts";
import { companiesPath } from "../companies/companies-path.ts";
import { type Chosen, CompanyField } from "./log/company-field.tsx";

/** An address knows only its id. */
function useChosenCompany(id: string): Chosen | null {
  const { data } = useQuery({
    queryKey: [`${companiesPath}/${id}`],
    queryFn: fetchByKey<CompanyPage>("throw"),
    enabled: id !== "",
  });
  return id === "" ? null : { id, name: data?.name ?? "" };
}

type Props = { id: string; change: Change };

export const CompanyFilter = ({ id, change }: Props) => (
  <CompanyField
    label="Company"
    placeholder="Any company"
    chosen={useChosenCompany(id)}
    onChoose={(chosen) => change({ companyId: chosen?.id ?? null, page: null })}
  />
);
