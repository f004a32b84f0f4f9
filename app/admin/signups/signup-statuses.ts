import type { ListedSignup } from "../../../domain/billing/schema.ts";
import type { Statuses } from "../lists/applicant-columns.tsx";

export const signupStatuses: Statuses<ListedSignup["status"]> = {
  pending_confirmation: { label: "Awaiting call", mark: "pending" },
  confirmed: { label: "Confirmed", mark: "approved" },
  cancelled: { label: "Canceled", mark: "rejected" },
};
