import { useQuery } from "@tanstack/react-query";
import type { CompanyPage } from "../../../domain/office/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { companiesPath } from "./companies-path.ts";

export const useCompany = (id: string) =>
  useQuery({
    queryKey: [`${companiesPath}/${id}`],
    queryFn: fetchByKey<CompanyPage>("throw"),
    staleTime: 0,
  });
