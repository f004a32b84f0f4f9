import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { WaitingCounts } from "../../../domain/office/schema.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

const countsKey = ["/api/admin/counts"];

export function useCounts(): Partial<WaitingCounts> {
  const { data: user } = useQuery(currentUserQuery);
  const { data } = useQuery({
    queryKey: countsKey,
    queryFn: fetchByKey<WaitingCounts>("throw"),
    enabled: user?.isAdmin === true,
    refetchOnWindowFocus: "always",
  });
  return data ?? {};
}

/** Whatever staff decide can change what waits; so can a refusal, since somebody else was faster. */
export function useFreshCounts(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || !["success", "error"].includes(event.action.type)) return;
        void queries.invalidateQueries({ queryKey: countsKey });
      }),
    [queries],
  );
}
