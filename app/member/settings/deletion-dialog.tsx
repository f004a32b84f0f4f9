import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { graceDays } from "../../../content/retention.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { FreshDialog } from "./fresh-dialog.tsx";
import { useFreshMutation } from "./use-fresh-mutation.tsx";

const word = "DELETE";

const unscheduled = "Nothing has been deleted or scheduled. Check your connection and try again.";

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const schedule = useFreshMutation({
    mutationFn: () => request("POST", "/api/account/deletion"),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      toast({ title: "Deletion scheduled", description: "We sent you an email about it." });
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const right = typed.trim().toUpperCase() === word;
    setWrong(!right);
    if (!right) field.current?.focus();
    if (right && !schedule.isPending) schedule.mutate();
  }
  return (
    <FreshDialog
      change={schedule}
      onClose={onClose}
      title="Delete your account?"
      description={`It will be deleted in ${graceDays} days. Until then you can sign in and change your mind. After that, it can't be recovered. Hours of a company that nobody else has access to are lost.`}
    >
      <form className="form" noValidate onSubmit={submit}>
        <div className="field">
          <label htmlFor="deletion-word">Type {word} to confirm</label>
          <input
            ref={field}
            id="deletion-word"
            className="control"
            autoComplete="off"
            value={typed}
            aria-required
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? "deletion-word-error" : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {wrong ? (
            <p id="deletion-word-error" className="field-error" role="alert">
              Please type {word} and nothing else.
            </p>
          ) : null}
        </div>
        <FormProblem>{schedule.error ? failureText(schedule.error, unscheduled) : ""}</FormProblem>
        <DialogActions
          dismiss="Keep my account"
          onDismiss={onClose}
          pending={schedule.isPending}
          danger
        >
          {schedule.isPending ? "Scheduling..." : "Delete my account"}
        </DialogActions>
      </form>
    </FreshDialog>
  );
}
