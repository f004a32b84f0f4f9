import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ListedSignup } from "../../../domain/billing/schema.ts";
import { request, RequestError } from "../../data/request.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { signupsPath } from "./use-signups.ts";

export type SignupDecision = { signup: ListedSignup; verb: "confirm" | "cancel" };

const words = {
  confirm: {
    question:
      "Have you spoken? Their plan begins now, and they are told by e-mail. This charges nothing: charge the card at the card provider.",
    button: "Confirm signup",
    done: "Signup Confirmed",
    told: "The plan has begun, and a mail is on its way.",
    failed: "Error Confirming Signup",
  },
  cancel: {
    question: "They are told by e-mail that nothing is charged. This cannot be undone.",
    button: "Cancel signup",
    done: "Signup Cancelled",
    told: "The signup has been cancelled, and a mail is on its way.",
    failed: "Error Cancelling Signup",
  },
};

/** Asks before a signup ends, ends it, and tells how it went. */
export function DecideSignup({
  children,
}: {
  children: (ask: (decision: SignupDecision) => void) => ReactNode;
}) {
  const [decision, setDecision] = useState<SignupDecision | null>(null);
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ signup, verb }: SignupDecision) =>
      request("PATCH", `${signupsPath}/${signup.id}/${verb}`),
    onSuccess: (_, { verb }) => toast({ title: words[verb].done, description: words[verb].told }),
    onError: (error, { verb }) =>
      toast({
        variant: "destructive",
        title: words[verb].failed,
        description:
          (error instanceof RequestError ? error.said : undefined) ??
          "The server did not answer. Please try again.",
      }),
    // After a refusal as well: somebody else may have decided it.
    onSettled: async (_, error) => {
      setOpen(false);
      await queries.invalidateQueries({ queryKey: [signupsPath] });
      // The button that was pressed goes with what it was about.
      if (!error || error instanceof RequestError)
        document.getElementById("signups-heading")?.focus();
    },
  });
  const verb = decision?.verb ?? "confirm";
  return (
    <>
      {children((next) => {
        setDecision(next);
        setOpen(true);
      })}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={
          decision
            ? `${decision.signup.firstName} ${decision.signup.lastName}, ${decision.signup.company}`
            : ""
        }
        text={words[verb].question}
        confirm={words[verb].button}
        dismiss={verb === "cancel" ? "Keep signup" : "Not yet"}
        danger={verb === "cancel"}
        pending={isPending}
        onConfirm={() => decision && mutate(decision)}
      />
    </>
  );
}
