import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PlanChoice, PlanPreview } from "../../domain/membership/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { type PlanDoor, previewPath } from "./plan-door.ts";

export function usePreview(door: PlanDoor, choice: PlanChoice | null) {
  return useQuery({
    queryKey: [previewPath(door), choice],
    queryFn: async (): Promise<PlanPreview> =>
      (await request("POST", previewPath(door), choice)).json(),
    enabled: choice !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What a change at once costs is counted by the second: it moves by cents while somebody reads it.
    refetchInterval: choice?.when === "now" ? 60_000 : false,
    gcTime: 0,
  });
}
