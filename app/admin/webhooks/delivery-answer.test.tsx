import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WebhookDelivery } from "../../../domain/webhooks/schema.ts";
import { DeliveryAnswer } from "./delivery-answer.tsx";

const delivery: WebhookDelivery = {
  id: "7f9c24e5-2b31-4a52-9c9e-1d3f6a1b2c3d",
  endpointId: "0d4c1a52-7b1e-4c55-8a5e-5a1a2f3b4c5d",
  eventId: "e1",
  type: "lead.created",
  status: "waiting",
  attempts: 1,
  nextTryAt: "2026-11-24T12:05:00.000Z",
  deliveredAt: null,
  failedAt: null,
  answer: null,
  error: null,
  createdAt: "2026-11-24T12:00:00.000Z",
};

test.each([
  [101, "Wanted another protocol (101)"],
  [204, "Accepted (204)"],
  [302, "Pointed to another address (302)"],
  [410, "Wants no more (410)"],
  [418, "Turned down (418)"],
  [500, "Failed at the other end (500)"],
])("%i is said as “%s”", (answer, words) => {
  expect(renderToStaticMarkup(<DeliveryAnswer delivery={{ ...delivery, answer }} />)).toBe(words);
});
