import { useState } from "react";
import type { WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { DataTable } from "../lists/data-table.tsx";
import { DeleteEndpoint } from "./delete-endpoint.tsx";
import { endpointColumns } from "./endpoint-columns.tsx";
import { type Asked, EndpointDialog } from "./endpoint-dialog.tsx";

export function Endpoints({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  const [asked, setAsked] = useState<Asked>({ what: "form", endpoint: null });
  const [open, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  return (
    <section className="admin-section" aria-labelledby="endpoints-heading">
      <div className="list-head">
        <h2 id="endpoints-heading" className="text-title-2" tabIndex={-1}>
          Endpoints
        </h2>
        <button
          type="button"
          className="button button-primary"
          onClick={() => ask({ what: "form", endpoint: null })}
        >
          Add endpoint
        </button>
      </div>
      <DeleteEndpoint>
        {(onDelete) =>
          endpoints.length > 0 ? (
            <DataTable
              caption="Endpoints"
              columns={endpointColumns({
                onEdit: (endpoint) => ask({ what: "form", endpoint }),
                onReplace: (endpoint) => ask({ what: "replace", endpoint }),
                onDelete,
              })}
              rows={endpoints}
            />
          ) : (
            <p className="empty">
              No tool is told of anything yet. A CRM, a chat or an automation service gives you an
              address for webhooks: add it here.
            </p>
          )
        }
      </DeleteEndpoint>
      <EndpointDialog asked={asked} open={open} onAsk={ask} onClose={() => setOpen(false)} />
    </section>
  );
}
