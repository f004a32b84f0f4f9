import { held } from "../../platform/held-table.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";

export const webhooksHeld = [
  held(webhookEndpoints, {
    rule: "firm",
    personal: { createdBy: { leftOut: "Of staff: who added it." } },
    plain: ["url", "description", "events", "goneAt", "secret", "previousSecret", "previousUntil"],
  }),
  held(webhookDeliveries, {
    rule: "deliveries",
    forget: { since: webhookDeliveries.createdAt },
    personal: { body: { leftOut: "The export has what it tells of." } },
    plain: [
      "eventId",
      "type",
      "attempts",
      "tries",
      "nextTryAt",
      "deliveredAt",
      "failedAt",
      "answer",
      "error",
    ],
  }),
];
