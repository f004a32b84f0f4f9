import type { ResumeInput } from "../../domain/membership/schema.ts";
import { failureText } from "../api-client/failure-text.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import type { PlanDoor } from "./plan-door.ts";
import { unchanged } from "./plan-words.ts";
import { usePlanChange } from "./use-plan-change.ts";

type Props = {
  door: PlanDoor;
  verb: "cancel" | "resume";
  input?: ResumeInput;
  title: string;
  text: string;
  confirm: string;
  dismiss: string;
  danger?: boolean;
  facts?: [name: string, value: string][];
  told: { title: string; description: string };
  onClose: () => void;
};

export function PlanQuestion({ door, verb, input, told, onClose, ...question }: Props) {
  const { mutate, isPending, error } = usePlanChange<ResumeInput | undefined>(door, {
    verb,
    told: () => told,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      pending={isPending}
      problem={error ? failureText(error, unchanged) : ""}
      onConfirm={() => mutate(input)}
      {...question}
    />
  );
}
