import { queryOptions } from "@tanstack/react-query";
import type { PendingApplication } from "../../domain/applications/schema.ts";
import { fetchByKey } from "./query-client.ts";

export const ownApplicationQuery = queryOptions({
  queryKey: ["/api/membership/application"],
  queryFn: fetchByKey<{ application: PendingApplication | null }>("throw"),
});
