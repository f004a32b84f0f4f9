import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { inboxPath, inboxPlace } from "./inbox-path.ts";
import { moveAnswerDraft } from "./use-answer-draft.ts";

type Props = { id: string; into: string };

export function MergedAway({ id, into }: Props) {
  const { state } = useLocation();
  const queries = useQueryClient();
  useEffect(() => {
    moveAnswerDraft(id, into);
    void queries.invalidateQueries({ queryKey: [inboxPath] });
  }, [queries, id, into]);
  return <Navigate to={`${inboxPlace}/${into}`} state={state} replace />;
}
