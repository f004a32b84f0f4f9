import { firm } from "../../content/firm.ts";

type Props = { planId: string; retrying: boolean; onRetry: () => void };

export function SetupError({ planId, retrying, onRetry }: Props) {
  return (
    <div className="setup-error" role="alert">
      <h2 className="text-title-2">Setup Error</h2>
      <p>Unable to initialize payment setup. Please try again.</p>
      <p className="actions">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={retrying}
          onClick={() => retrying || onRetry()}
        >
          Try again
        </button>
        <a
          className="button button-quiet"
          href={`/membership/request?${new URLSearchParams({ plan: planId })}`}
        >
          Request without a card
        </a>
      </p>
      <p className="hint">
        If it keeps failing, call{" "}
        <a className="link" href={firm.phoneHref}>
          {firm.phone}
        </a>
        .
      </p>
    </div>
  );
}
