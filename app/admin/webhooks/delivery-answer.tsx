import type { WebhookDelivery } from "../../../domain/webhooks/schema.ts";

const statusWords: Record<number, string> = {
  101: "Wanted another protocol",
  401: "Not let in",
  403: "Not let in",
  404: "Nothing at this address",
  410: "Wants no more",
  429: "Asked to wait",
};

function sayStatus(status: number): string {
  const known = statusWords[status];
  if (known) return known;
  if (status < 300) return "Accepted";
  if (status < 400) return "Pointed to another address";
  return status < 500 ? "Turned down" : "Failed at the other end";
}

const silences: [RegExp, string][] = [
  [/ECONNREFUSED/, "Nothing listens at this address"],
  [/ENOTFOUND|EAI_AGAIN/, "This address was not found"],
  [/certificate|TLS|SSL/i, "Its certificate is not trusted"],
  [/time/i, "No answer in time"],
];

const saySilence = (error: string) =>
  silences.find(([sign]) => sign.test(error))?.[1] ?? "No answer";

export function DeliveryAnswer({ delivery }: { delivery: WebhookDelivery }) {
  const { answer, error } = delivery;
  if (answer === null && !error) return <span className="nothing">None yet</span>;
  return (
    <>
      {answer === null ? saySilence(error ?? "") : `${sayStatus(answer)} (${answer})`}
      {error ? (
        <details className="delivery-said">
          <summary>{answer === null ? "The error" : "What it said"}</summary>
          <p>{error}</p>
        </details>
      ) : null}
    </>
  );
}
