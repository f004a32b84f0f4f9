import { queryOptions } from "@tanstack/react-query";
import type { ProviderCheck } from "../../../domain/billing/comparison/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { companiesPath } from "./companies-path.ts";

export const providerPath = (companyId: string) => `${companiesPath}/${companyId}/provider`;

export const providerQuery = (companyId: string) =>
  queryOptions({
    queryKey: [providerPath(companyId)],
    queryFn: fetchByKey<ProviderCheck>("throw"),
    staleTime: 0,
  });
