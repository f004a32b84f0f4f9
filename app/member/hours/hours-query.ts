import { queryOptions } from "@tanstack/react-query";
import type { OwnHours } from "../../../domain/hours/schema.ts";
import type { ListedStatement, ShownStatement } from "../../../domain/hours/statements/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const hoursQuery = queryOptions({
  queryKey: ["/api/membership/hours"],
  queryFn: fetchByKey<OwnHours>("throw"),
});

export const statementsQuery = queryOptions({
  queryKey: ["/api/membership/statements"],
  queryFn: fetchByKey<ListedStatement[]>("throw"),
});

export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: [...statementsQuery.queryKey, encodeURIComponent(id)],
    queryFn: fetchByKey<ShownStatement>("throw"),
  });
