import { useId, useState } from "react";
import { RequestError } from "../../api-client/api-fetch.ts";
import { failureWords } from "../../ui/failure.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field.tsx";

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

function TextForm({ label, confirm, rows = 2, danger = false, ...form }: FormProps) {
  const { pending, error, onConfirm, onCancel } = form;
  const id = useId();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const said = error instanceof RequestError ? Object.values(error.fields)[0] : undefined;
  const refused = said ?? failureWords(error, "The server did not respond. Try again.");
  const problem = missing && text.trim() === "" ? "Please write something" : refused;
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(true);
        if (text.trim() !== "" && !pending) onConfirm(text);
      }}
    >
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          className="control"
          rows={rows}
          value={text}
          aria-required="true"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <FieldError id={id}>{problem || undefined}</FieldError>
      </div>
      <DialogActions onDismiss={onCancel} pending={pending} danger={danger}>
        {confirm}
      </DialogActions>
    </form>
  );
}
