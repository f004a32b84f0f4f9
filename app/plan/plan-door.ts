import { queryOptions } from "@tanstack/react-query";
import type { Billing } from "../../domain/billing/schema.ts";
import { fetchByKey } from "../api-client/query-client.ts";
import { ofCompany } from "../api-client/of-company.ts";

/** Where the plan of a company is read and changed: its own people come in by one door, staff by another. */
export type PlanDoor = { read: string; at: (verb: string) => string; isOwn?: true };

const own = "/api/billing";

export const ownDoor = (companyId: string): PlanDoor => ({
  read: own,
  at: (verb) => ofCompany(`${own}/${verb}`, companyId),
  isOwn: true,
});

export function officeDoor(companyId: string): PlanDoor {
  const company = `/api/admin/companies/${companyId}`;
  return { read: `${company}/billing`, at: (verb) => `${company}/${verb}` };
}

export const planQuery = ({ read }: Pick<PlanDoor, "read">) =>
  queryOptions({ queryKey: [read], queryFn: fetchByKey<Billing>("throw"), staleTime: 0 });

/** Of the company in view. */
export const ownPlanQuery = planQuery({ read: own });

export const previewPath = ({ at }: PlanDoor) => at("plan/preview");
