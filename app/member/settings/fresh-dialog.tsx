import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import type { useFreshMutation } from "./use-fresh-mutation.tsx";

type Props = {
  change: Pick<ReturnType<typeof useFreshMutation>, "step" | "isPending">;
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a sensitive change, which gives way to a new sign-in while one is needed. */
export function FreshDialog({ change, title, description, onClose, children }: Props) {
  const { step, isPending } = change;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || (step?.cancel ?? onClose)()}
      title={step?.title ?? title}
      description={step?.description ?? description}
    >
      {step?.content ?? children}
    </Dialog>
  );
}
