import { queryOptions } from "@tanstack/react-query";
import type { Billing } from "../../domain/billing/schema.ts";
import { fetchByKey } from "../api-client/query-client.ts";

/** Where the plan of a company is read and changed: its own people come in by one door, staff by another. */
export type PlanDoor = { read: string; verbs: string };

export const ownDoor: PlanDoor = { read: "/api/billing", verbs: "/api/billing" };

export function officeDoor(companyId: string): PlanDoor {
  const verbs = `/api/admin/companies/${companyId}`;
  return { read: `${verbs}/billing`, verbs };
}

export const planQuery = ({ read }: PlanDoor) =>
  queryOptions({ queryKey: [read], queryFn: fetchByKey<Billing>("throw"), staleTime: 0 });

export const previewPath = ({ verbs }: PlanDoor) => `${verbs}/plan/preview`;
