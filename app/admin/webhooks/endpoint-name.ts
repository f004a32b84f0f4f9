import type { WebhookEndpoint } from "../../../domain/webhooks/schema.ts";

export const endpointName = ({ description, url }: WebhookEndpoint) =>
  description || new URL(url).host;
