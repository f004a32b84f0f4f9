import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUserQuery } from "../api-client/current-user.ts";
import { forgetTab } from "../islands/sign-out/forget.ts";
import { seemsSignedIn } from "../islands/seems-signed-in.ts";

/** Whoever returns to a page may have signed in as somebody else in another tab. */
function useAskOnReturn(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isAway = !document.hasFocus();
    const leave = () => (isAway = true);
    const look = () => {
      if (document.hidden) return leave();
      if (!isAway && seemsSignedIn()) return;
      isAway = false;
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    };
    const until = new AbortController();
    const { signal } = until;
    document.addEventListener("visibilitychange", look, { signal });
    for (const event of ["blur", "pagehide"]) addEventListener(event, leave, { signal });
    for (const event of ["focus", "pageshow"]) addEventListener(event, look, { signal });
    return () => until.abort();
  }, [queries]);
}

/** The page, and what was typed in it, is not theirs: it is loaded again. */
export function useAnotherPerson(id: string | undefined): boolean {
  useAskOnReturn();
  const [first, setFirst] = useState(id);
  if (first === undefined && id !== undefined) setFirst(id);
  const isAnother = first !== undefined && id !== undefined && id !== first;
  useEffect(() => {
    if (!isAnother) return;
    forgetTab();
    location.reload();
  }, [isAnother]);
  return isAnother;
}
