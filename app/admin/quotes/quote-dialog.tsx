import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";

type Props = Omit<QuoteFormProps, "onEdit" | "onCancel"> & {
  title: string;
  description?: string | undefined;
  onClose: () => void;
};

export function QuoteDialog({ title, description, onClose, ...form }: Props) {
  const [edited, setEdited] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => (edited ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      size="wide"
      title={title}
      {...(description !== undefined && { description })}
    >
      <QuoteForm {...form} onEdit={() => setEdited(true)} onCancel={close} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Close without saving?"
        text="What you changed in this quote will be lost."
        confirm="Close without saving"
        dismiss="Keep editing"
        danger
        onConfirm={onClose}
      />
    </Dialog>
  );
}
