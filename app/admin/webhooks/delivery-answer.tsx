import type { WebhookDelivery } from "../../../domain/webhooks/schema.ts";

/** Characters that stand in a row without making it tall. */
const short = 90;

function Said({ text }: { text: string }) {
  if (text.length <= short) return <span className="record-detail">{text}</span>;
  return (
    <details className="delivery-said">
      <summary>{text.slice(0, short)}…</summary>
      <p>{text.slice(short)}</p>
    </details>
  );
}

export function DeliveryAnswer({ delivery }: { delivery: WebhookDelivery }) {
  const { answer, error } = delivery;
  if (answer === null && !error) return <span className="nothing">None yet</span>;
  return (
    <>
      {answer ?? "No answer"}
      {error ? <Said text={error} /> : null}
    </>
  );
}
