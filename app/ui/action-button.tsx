import type { ReactNode } from "react";
import { failureText } from "../api-client/failure-text.ts";
import { FormProblem } from "./form-problem.tsx";

type Props = {
  action: { isPending: boolean; error: Error | null; mutate: (input: undefined) => void };
  label: ReactNode;
  pending: string;
  /** If the server did not say why. */
  failed: string;
  kind?: "primary" | "quiet" | "signal";
};

/** Says below it why the last press did nothing, until the next one. */
export function ActionButton({ action, label, pending, failed, kind = "primary" }: Props) {
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
      </button>
      <FormProblem>{error ? failureText(error, failed) : ""}</FormProblem>
    </div>
  );
}
