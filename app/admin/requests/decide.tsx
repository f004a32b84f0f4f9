import type { ReactNode } from "react";
import { dollars } from "../../../content/dollars.ts";
import { plans } from "../../../content/plans.ts";
import type { approvablePlans, ListedRequest } from "../../../domain/applications/schema.ts";
import { DecideApplicant, type DecisionWords } from "../lists/decide-applicant.tsx";
import { requestsPath } from "./use-requests.ts";

export type Decision = {
  applicant: ListedRequest;
  planId: (typeof approvablePlans)[number] | null;
};

const approves = {
  question: { text: "Are you sure you want to approve this membership request?" },
  done: {
    title: "Membership Approved",
    description: "The membership request has been approved successfully.",
  },
  failed: {
    title: "Error Approving Membership",
    description: "Failed to approve membership request.",
  },
};

const rejects: DecisionWords = {
  question: {
    text: "Are you sure you want to reject this membership request?",
    confirm: "Reject request",
    danger: true,
  },
  done: {
    title: "Membership Rejected",
    description: "The membership request has been rejected.",
  },
  failed: {
    title: "Error Rejecting Membership",
    description: "Failed to reject membership request.",
  },
};

function priceOf(planId: string): string {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return planId;
  const { name, price, hoursIncluded } = plan;
  return price === 0
    ? `${name}, no charge`
    : `${name}, ${dollars(price)} and ${hoursIncluded} hours a month`;
}

type Props = { children: (ask: (decision: Decision) => void) => ReactNode };

export function Decide({ children }: Props) {
  return (
    <DecideApplicant
      list={requestsPath}
      heading="requests-heading"
      words={({ planId, applicant }: Decision) =>
        planId
          ? {
              ...approves,
              question: {
                ...approves.question,
                confirm: `Approve as ${planId}`,
                facts: [
                  ["Requested", applicant.requestedPlan],
                  ["Approved as", priceOf(planId)],
                ],
              },
            }
          : rejects
      }
      door={({ applicant: { id }, planId }) =>
        planId
          ? { path: `${requestsPath}/${id}/approve`, body: { planId } }
          : { path: `${requestsPath}/${id}/reject` }
      }
    >
      {children}
    </DecideApplicant>
  );
}
