import { Failure } from "./failure.tsx";

type Props = {
  action: { isPending: boolean; error: Error | null; mutate: (input: undefined) => void };
  label: string;
  /** Read out after it, also while it is pending. */
  about?: string;
  pending: string;
  failed: string;
  kind?: "primary" | "quiet" | "signal";
};

export function ActionButton({ action, label, about, pending, failed, kind = "primary" }: Props) {
  const { isPending, error, mutate } = action;
  return (
    <div>
      <button
        type="button"
        className={`button button-${kind}`}
        aria-disabled={isPending}
        onClick={() => mutate(undefined)}
      >
        {isPending ? pending : label}
        {about ? <span className="sr-only"> {about}</span> : null}
      </button>
      <Failure error={error} otherwise={failed} />
    </div>
  );
}
