import { Dialog } from "../../ui/dialog.tsx";
import type { useFreshMutation } from "./use-fresh-mutation.tsx";

type Props = { change: Pick<ReturnType<typeof useFreshMutation>, "step"> };

/** The new sign-in that a change without a form of its own waits for. */
export function FreshStep({ change: { step } }: Props) {
  if (!step) return null;
  return (
    <Dialog open onOpenChange={step.cancel} title={step.title} description={step.description}>
      {step.content}
    </Dialog>
  );
}
