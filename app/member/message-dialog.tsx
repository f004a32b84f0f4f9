import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { failureText } from "../api-client/failure-text.ts";
import { readStored, removeStored, writeStored } from "../browser-storage.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import { useMemberMutation } from "./use-member-mutation.ts";

const unsent =
  "Your message was not sent, but it is still here. Check your connection and try again.";

type Props<Answer> = {
  /** Unsent words survive a reload and a new sign-in in this tab, under this name. */
  draft: string;
  words: { title: string; description: string; label: string; send: string };
  message: z.ZodType<string, string>;
  send: (message: string) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  onClose: () => void;
};

export function MessageDialog<Answer>(props: Props<Answer>) {
  const { draft, words, message, send, onSent, onClose } = props;
  const draftKey = `fontana-draft-${draft}`;
  const [kept] = useState(() => readStored("sessionStorage", draftKey, z.string()) ?? "");
  const form = useForm({
    resolver: zodResolver(z.object({ message })),
    defaultValues: { message: kept },
  });
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: send,
    onSuccess: async (answer: Answer) => {
      removeStored("sessionStorage", draftKey);
      await onSent(answer);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={words.title}
      description={words.description}
    >
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((input) => isPending || mutate(input.message))}
      >
        <Field
          id="message"
          label={words.label}
          required
          rows={6}
          defaultValue={kept}
          error={form.formState.errors.message?.message}
          control={form.register("message", {
            onChange: (event: { target: { value: string } }) =>
              writeStored("sessionStorage", draftKey, event.target.value),
          })}
        />
        <FormProblem>{error ? failureText(error, unsent) : ""}</FormProblem>
        <DialogActions onDismiss={onClose} pending={isPending}>
          {isPending ? "Sending..." : words.send}
        </DialogActions>
      </form>
    </Dialog>
  );
}
