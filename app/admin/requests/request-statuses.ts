import type { ListedRequest } from "../../../domain/applications/schema.ts";
import type { Statuses } from "../lists/applicant-columns.tsx";

export const requestStatuses: Statuses<ListedRequest["status"]> = {
  pending: { label: "Pending", mark: "pending" },
  approved: { label: "Approved", mark: "approved" },
  rejected: { label: "Rejected", mark: "rejected" },
};
