import type { WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { EndpointActions } from "./endpoint-actions.tsx";
import { endpointName } from "./endpoint-name.ts";
import { EndpointStatus } from "./endpoint-status.tsx";
import { sayEvents } from "./event-words.ts";

type Ask = (endpoint: WebhookEndpoint) => void;
type Asks = { onEdit: Ask; onReplace: Ask; onDelete: Ask };

export const endpointColumns = ({
  onEdit,
  onReplace,
  onDelete,
}: Asks): Column<WebhookEndpoint>[] => [
  {
    label: "Endpoint",
    className: "record-main endpoint-name",
    cell: (endpoint) => (
      <>
        <span className="record-name">{endpointName(endpoint)}</span>
        <span className="record-detail">{endpoint.url}</span>
      </>
    ),
  },
  {
    label: "Status",
    className: "endpoint-status",
    cell: (endpoint) => <EndpointStatus endpoint={endpoint} />,
  },
  { label: "Events", className: "endpoint-events", cell: ({ events }) => sayEvents(events) },
  {
    label: "Actions",
    cell: (endpoint) => (
      <EndpointActions
        endpoint={endpoint}
        onEdit={() => onEdit(endpoint)}
        onReplace={() => onReplace(endpoint)}
        onDelete={() => onDelete(endpoint)}
      />
    ),
  },
];
