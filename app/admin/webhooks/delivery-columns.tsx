import type { WebhookDelivery, WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { DeliveryAnswer } from "./delivery-answer.tsx";
import { DeliveryStatus } from "./delivery-status.tsx";
import { endpointName } from "./endpoint-name.ts";
import { sayEvent } from "./event-words.ts";
import { SendAgain } from "./send-again.tsx";

export function deliveryColumns(endpoints: WebhookEndpoint[]): Column<WebhookDelivery>[] {
  const endpointOf = ({ endpointId }: WebhookDelivery) =>
    endpoints.find(({ id }) => id === endpointId);
  const nameFor = (delivery: WebhookDelivery) => {
    const endpoint = endpointOf(delivery);
    return endpoint ? endpointName(endpoint) : "An endpoint that was deleted";
  };
  const isOn = (delivery: WebhookDelivery) => endpointOf(delivery)?.enabled ?? false;
  return [
    {
      label: "Event",
      className: "record-main delivery-event",
      cell: ({ type, eventId, createdAt }) => (
        <>
          <span className="record-name">{sayEvent(type)}</span>
          <span className="record-detail">
            <Moment iso={createdAt} withTime />
          </span>
          <span className="record-detail">{eventId}</span>
        </>
      ),
    },
    { label: "Endpoint", className: "delivery-endpoint", cell: nameFor },
    {
      label: "Status",
      cell: (delivery) => <DeliveryStatus delivery={delivery} isOn={isOn(delivery)} />,
    },
    { label: "Tries", amount: true, cell: ({ attempts }) => attempts },
    {
      label: "Last answer",
      className: "delivery-answer",
      cell: (delivery) => <DeliveryAnswer delivery={delivery} />,
    },
    {
      label: "Actions",
      cell: (delivery) =>
        isOn(delivery) && delivery.attempts > 0 ? (
          <SendAgain
            delivery={delivery}
            about={`${sayEvent(delivery.type)} to ${nameFor(delivery)}`}
          />
        ) : (
          <span className="nothing">{isOn(delivery) ? "Not sent yet" : "The endpoint is off"}</span>
        ),
    },
  ];
}
