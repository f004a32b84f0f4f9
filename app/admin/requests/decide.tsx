import type { ReactNode } from "react";
import type { approvablePlans, ListedRequest } from "../../../domain/membership/schema.ts";
import { request as call } from "../../api-client/api-fetch.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { requestsPath } from "./use-requests.ts";

export type Decision = {
  request: ListedRequest;
  planId: (typeof approvablePlans)[number] | null;
};

const approves = {
  text: "Are you sure you want to approve this membership request?",
  done: {
    title: "Membership Approved",
    description: "The membership request has been approved successfully.",
  },
  failed: {
    title: "Error Approving Membership",
    description: "Failed to approve membership request.",
  },
};

const rejects: typeof approves = {
  text: "Are you sure you want to reject this membership request?",
  done: {
    title: "Membership Rejected",
    description: "The membership request has been rejected.",
  },
  failed: {
    title: "Error Rejecting Membership",
    description: "Failed to reject membership request.",
  },
};

const wordsFor = ({ planId }: Decision) => (planId ? approves : rejects);

type Props = { children: (ask: (decision: Decision) => void) => ReactNode };

export function Decide({ children }: Props) {
  return (
    <ConfirmAction
      list={requestsPath}
      heading="requests-heading"
      question={(decision: Decision) => ({
        title: `${decision.request.firstName} ${decision.request.lastName}, ${decision.request.company}`,
        text: wordsFor(decision).text,
        confirm: decision.planId ? `Approve as ${decision.planId}` : "Reject request",
        danger: !decision.planId,
      })}
      act={({ request, planId }) =>
        planId
          ? call("PATCH", `${requestsPath}/${request.id}/approve`, { planId })
          : call("PATCH", `${requestsPath}/${request.id}/reject`)
      }
      done={(decision) => wordsFor(decision).done}
      failed={(decision) => wordsFor(decision).failed}
    >
      {children}
    </ConfirmAction>
  );
}
