import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { addressOfList } from "../lists/use-list.ts";
import { Deliveries } from "./deliveries.tsx";
import { readDeliveryView } from "./delivery-view.ts";
import { Endpoints } from "./endpoints.tsx";
import { deliveriesPath, endpointsPath, endpointsQuery } from "./webhooks-query.ts";
import type { RouteHandle } from "../../route-handle.ts";

const title = "Webhooks";

export const meta = () => adminMeta(title);
/** Whether a chosen endpoint is still there is known with the endpoints only. */
export const handle = {
  asks: ({ query }) => [
    endpointsPath,
    ...(query.has("endpointId")
      ? []
      : [addressOfList(deliveriesPath, readDeliveryView(query, []))]),
  ],
} satisfies RouteHandle;

function EndpointsAndDeliveries() {
  const query = useQuery(endpointsQuery);
  const { data } = query;
  return data ? (
    <>
      <Endpoints endpoints={data} />
      <Deliveries endpoints={data} />
    </>
  ) : (
    <NotLoaded what="The endpoints" query={query} loading="Loading endpoints..." />
  );
}

export default function Webhooks() {
  return (
    <AdminLayout
      title={title}
      subtitle="Tell the firm’s other tools what happens, in signed requests."
    >
      {() => <EndpointsAndDeliveries />}
    </AdminLayout>
  );
}
