import { queryOptions } from "@tanstack/react-query";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { fetchByKey } from "./query-client.ts";

const minute = 60_000;

/** Who is signed in; a failure counts as nobody. Fresh for 5 minutes, cached for 10. */
export const currentUserQuery = queryOptions({
  queryKey: ["/api/auth/user"],
  queryFn: fetchByKey<CurrentUser>("throw"),
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  staleTime: 5 * minute,
  // On the server, a timer would keep the process from exiting.
  gcTime: typeof document === "undefined" ? Number.POSITIVE_INFINITY : 10 * minute,
});
