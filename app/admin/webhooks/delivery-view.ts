import { deliveryStatuses, type WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { type ListView, readListView } from "../lists/use-list.ts";

type DeliveryView = ListView & { endpointId: string };

/** One that has been deleted since narrows nothing. */
export function readDeliveryView(
  params: URLSearchParams,
  endpoints: WebhookEndpoint[],
): DeliveryView {
  const chosen = endpoints.find(({ id }) => id === params.get("endpointId"));
  return {
    ...readListView(params, deliveryStatuses, ["created"]),
    endpointId: chosen?.id ?? "",
  };
}
