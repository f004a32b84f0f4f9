import type { WebhookDelivery, WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { useAddress } from "../../use-address.ts";
import { ListRows, useLastPage } from "../lists/admin-list.tsx";
import { ListFilter } from "../lists/list-tools.tsx";
import { useList } from "../lists/use-list.ts";
import { deliveryColumns } from "./delivery-columns.tsx";
import { deliveryWords } from "./delivery-status.tsx";
import { readDeliveryView } from "./delivery-view.ts";
import { endpointName } from "./endpoint-name.ts";
import { deliveriesPath, everyMs } from "./webhooks-query.ts";

export function Deliveries({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  const { params, change } = useAddress();
  const view = readDeliveryView(params, endpoints);
  const list = useList<WebhookDelivery>(deliveriesPath, view, { everyMs });
  useLastPage(list, view.page, change);
  return (
    <section className="admin-section" aria-labelledby="deliveries-heading">
      <div className="list-head">
        <h2 id="deliveries-heading" className="text-title-2" tabIndex={-1}>
          Deliveries
        </h2>
      </div>
      <p className="admin-note">
        What was sent and what is still waiting. A delivery is tried ten times over three days, and
        stays here for 30.
      </p>
      <div className="list-tools delivery-tools">
        <ListFilter
          label="Endpoint"
          value={view.endpointId}
          options={[
            { value: "", label: "All endpoints" },
            ...endpoints.map((endpoint) => ({ value: endpoint.id, label: endpointName(endpoint) })),
          ]}
          onChoose={(endpointId) => change({ endpointId, page: null })}
        />
        <ListFilter
          label="Status"
          value={view.status}
          options={[
            { value: "", label: "Any status" },
            ...Object.entries(deliveryWords).map(([value, label]) => ({ value, label })),
          ]}
          onChoose={(status) => change({ status, page: null })}
        />
      </div>
      <ListRows
        what="delivery"
        many="deliveries"
        caption="Deliveries, the newest first"
        none={
          endpoints.length > 0
            ? "Nothing has been sent yet. Send a test event to see how an endpoint answers."
            : "Nothing has been sent yet. Add an endpoint first."
        }
        csv={`${deliveriesPath}.csv`}
        list={list}
        view={view}
        change={change}
        narrowed={view.endpointId !== "" || view.status !== ""}
        all={{ endpointId: null, status: null, page: null }}
        columns={deliveryColumns(endpoints)}
      />
    </section>
  );
}
