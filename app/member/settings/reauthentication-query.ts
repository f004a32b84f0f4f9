import { queryOptions } from "@tanstack/react-query";
import type { ReauthenticationWays } from "../../../domain/accounts/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const reauthentication = "/api/account/reauthentication";

/** Asked each time: a passkey may have been added or removed in the meantime. */
export const reauthenticationQuery = queryOptions({
  queryKey: [reauthentication],
  queryFn: fetchByKey<ReauthenticationWays>("throw"),
  staleTime: 0,
});
