import type { WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { Moment } from "../moment.tsx";

function WhyOff({ goneAt }: Pick<WebhookEndpoint, "goneAt">) {
  return (
    <span className="record-detail">
      {goneAt ? (
        <>
          It answered 410 Gone on <Moment iso={goneAt} withTime />.
        </>
      ) : (
        "Turned off by staff."
      )}{" "}
      New events wait until it is on.
    </span>
  );
}

export function EndpointStatus({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { enabled, goneAt, previousUntil } = endpoint;
  const look = enabled ? "approved" : goneAt ? "late" : "rejected";
  return (
    <>
      <span className={`status status-${look}`}>{enabled ? "On" : "Off"}</span>
      {enabled ? null : <WhyOff goneAt={goneAt} />}
      {previousUntil ? (
        <span className="record-detail">
          The old secret signs too until <Moment iso={previousUntil} withTime />
        </span>
      ) : null}
    </>
  );
}
