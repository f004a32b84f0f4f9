import { useQuery } from "@tanstack/react-query";
import type { CompanyPage } from "../../../domain/office/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { companiesPath } from "../companies/companies-path.ts";
import type { Chosen } from "./log/company-field.tsx";

/** An address knows only its id. */
export function useChosenCompany(id: string): Chosen | null {
  const { data } = useQuery({
    queryKey: [`${companiesPath}/${id}`],
    queryFn: fetchByKey<CompanyPage>("throw"),
    enabled: id !== "",
  });
  return id === "" ? null : { id, name: data?.name ?? "" };
}
