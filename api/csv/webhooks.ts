import { listDeliveries } from "../../domain/webhooks/list-deliveries.ts";
import { listEndpoints } from "../../domain/webhooks/list-endpoints.ts";
import { deliveryQuery, eventWords, mostListed } from "../../domain/webhooks/schema.ts";
import { momentCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

const words: Record<string, string> = eventWords;

export const webhookCsvEndpoints = [
  csvEndpoint("GET /api/admin/webhook-deliveries.csv", {
    tag: "Webhooks",
    role: "admin",
    what: "webhook deliveries",
    query: deliveryQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const all = { ...query, page: 1, limit: mostListed };
      const { deliveries, total } = await listDeliveries(ctx, all);
      const urls = new Map((await listEndpoints(ctx)).map(({ id, url }) => [id, url]));
      const rows = deliveries.map((one) => ({ ...one, url: urls.get(one.endpointId) ?? null }));
      // The count ends where the list does.
      return { rows, more: total >= mostListed };
    },
    columns: {
      Created: ({ createdAt }) => momentCell(createdAt),
      Event: ({ type }) => words[type] ?? wordCell(type),
      Endpoint: ({ url }) => url,
      Status: ({ status }) => wordCell(status),
      Attempts: ({ attempts }) => attempts,
      Answer: ({ answer }) => answer,
      Error: ({ error }) => error,
      "Next try": ({ nextTryAt }) => momentCell(nextTryAt),
      Delivered: ({ deliveredAt }) => momentCell(deliveredAt),
      "Given up": ({ failedAt }) => momentCell(failedAt),
      "Webhook ID": ({ eventId }) => eventId,
    },
  }),
];
