import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useState } from "react";
import { z } from "zod";
import { RequestError } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Field } from "../../ui/field.tsx";
import { useForm } from "../../ui/use-form.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  label: string;
  confirm: string;
  rows?: number;
  danger?: boolean;
  pending: boolean;
  error: Error | null;
  onConfirm: (text: string) => void;
};

export function TextDialog({ open, onOpenChange, title, description, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => form.pending || onOpenChange(next)}
      title={title}
      description={description}
    >
      <TextForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps = Omit<Props, "open" | "onOpenChange" | "title" | "description"> & {
  onCancel: () => void;
};

const written = z.object({ text: z.string().trim().min(1, "Please write something") });

/** Each route calls the field by a name of its own. */
const refusalOf = (error: Error | null): string | undefined =>
  error instanceof RequestError ? Object.values(error.fields)[0] : undefined;

function TextForm({ label, confirm, rows = 2, danger = false, ...form }: FormProps) {
  const { pending, onConfirm, onCancel } = form;
  // What was refused in this dialog before it closed is not about this text.
  const [earlier] = useState(form.error);
  const error = form.error === earlier ? null : form.error;
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(written),
    defaultValues: { text: "" },
  });
  useEffect(() => {
    const message = refusalOf(error);
    if (message) setError("text", { message }, { shouldFocus: true });
  }, [error, setError]);
  return (
    <form
      className="form"
      noValidate
      onSubmit={handleSubmit(({ text }) => pending || onConfirm(text))}
    >
      <Field
        id={useId()}
        label={label}
        control={register("text")}
        defaultValue=""
        required
        rows={rows}
        error={formState.errors.text?.message}
      />
      <Failure error={refusalOf(error) ? null : error} otherwise={noAnswer} />
      <DialogActions onDismiss={onCancel} pending={pending} danger={danger}>
        {confirm}
      </DialogActions>
    </form>
  );
}
