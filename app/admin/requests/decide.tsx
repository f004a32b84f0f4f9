import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { approvablePlans, ListedRequest } from "../../../domain/membership/schema.ts";
import { request as call, RequestError } from "../../data/request.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { requestsPath } from "./use-requests.ts";

/** Approve as a plan; without one, reject. */
export type Decision = {
  request: ListedRequest;
  planId: (typeof approvablePlans)[number] | null;
};

function said(error: Error): string | undefined {
  return error instanceof RequestError ? error.said : undefined;
}

function who({ firstName, lastName, company }: ListedRequest): string {
  return `${firstName} ${lastName}, ${company}`;
}

/** Asks before a request is decided, decides it, and tells how it went. */
export function Decide({
  children,
}: {
  children: (ask: (decision: Decision) => void) => ReactNode;
}) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ request, planId }: Decision) =>
      planId
        ? call("PATCH", `${requestsPath}/${request.id}/approve`, { planId })
        : call("PATCH", `${requestsPath}/${request.id}/reject`),
    onSuccess: (_, { planId }) =>
      toast(
        planId
          ? {
              title: "Membership Approved",
              description: "The membership request has been approved successfully.",
            }
          : {
              title: "Membership Rejected",
              description: "The membership request has been rejected.",
            },
      ),
    onError: (error, { planId }) =>
      toast({
        variant: "destructive",
        title: planId ? "Error Approving Membership" : "Error Rejecting Membership",
        description:
          said(error) ??
          (planId
            ? "Failed to approve membership request."
            : "Failed to reject membership request."),
      }),
    // After a refusal as well: somebody else may have decided it.
    onSettled: async (_, error) => {
      setOpen(false);
      await queries.invalidateQueries({ queryKey: [requestsPath] });
      // The button that was pressed goes with what it was about.
      if (!error || error instanceof RequestError)
        document.getElementById("requests-heading")?.focus();
    },
  });
  const approves = decision?.planId ?? null;
  return (
    <>
      {children((next) => {
        setDecision(next);
        setOpen(true);
      })}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={decision ? who(decision.request) : ""}
        text={
          approves
            ? "Are you sure you want to approve this membership request?"
            : "Are you sure you want to reject this membership request?"
        }
        confirm={approves ? `Approve as ${approves}` : "Reject request"}
        danger={!approves}
        pending={isPending}
        onConfirm={() => decision && mutate(decision)}
      />
    </>
  );
}
