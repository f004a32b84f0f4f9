import { queryOptions } from "@tanstack/react-query";
import type { ListedSession } from "../../../domain/accounts/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["/api/account/sessions"],
  queryFn: fetchByKey<ListedSession[]>("throw"),
});
