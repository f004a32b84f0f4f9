import type { ListedSignup } from "../../../domain/billing/schema.ts";
import type { Mark, Statuses } from "../lists/applicant-columns.tsx";

export const signupStatuses: Statuses<ListedSignup["status"]> = {
  pending_confirmation: { label: "Awaiting call", mark: "pending" },
  confirmed: { label: "Confirmed", mark: "approved" },
  cancelled: { label: "Canceled", mark: "rejected" },
};

/** Of a confirmed one whose first payment has not come. */
export const unpaidMarks: Partial<Record<NonNullable<ListedSignup["charge"]>, Mark>> = {
  charging: { label: "Being charged", mark: "pending" },
  refused: { label: "Not paid", mark: "late" },
  bank: { label: "Not paid", mark: "late" },
  over: { label: "Not paid", mark: "late" },
};
