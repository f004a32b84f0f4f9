import type { UseQueryResult } from "@tanstack/react-query";
import type { PlanPreview } from "../../domain/membership/schema.ts";
import { RequestError } from "../api-client/api-fetch.ts";
import { FormProblem } from "../ui/form-problem.tsx";

type Props = {
  preview: UseQueryResult<PlanPreview>;
  /** Where a card is saved, if that is what an upgrade lacks. */
  cardAt: string | null;
};

export function PreviewProblem({ preview: { error, isFetching, refetch }, cardAt }: Props) {
  if (!error) return null;
  const refusal = error instanceof RequestError ? error : null;
  return (
    <FormProblem>
      {refusal?.said ?? "What would happen could not be loaded. Check your connection."}{" "}
      {refusal?.fields["card"] && cardAt ? (
        <a className="link" href={cardAt}>
          Save a card
        </a>
      ) : (
        <button type="button" className="link" onClick={() => isFetching || refetch()}>
          {isFetching ? "Trying again..." : "Try again"}
        </button>
      )}
    </FormProblem>
  );
}
