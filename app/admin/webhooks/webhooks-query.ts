import type { WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const endpointsPath = "/api/admin/webhooks";
export const deliveriesPath = "/api/admin/webhook-deliveries";

/** What is sent and answered shows while somebody looks. */
export const everyMs = 5000;

export const endpointsQuery = {
  queryKey: [endpointsPath],
  queryFn: fetchByKey<WebhookEndpoint[]>("throw"),
  staleTime: 0,
  refetchInterval: everyMs,
};
