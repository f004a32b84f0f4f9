import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useEscapeBesideToast } from "./escape.ts";
import { FormProblem } from "./form-problem.tsx";
import { useReturnFocus } from "./return-focus.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string;
  text: string;
  confirm: string;
  dismiss?: string;
  /** While pending, the dialog stays open; its opener closes it afterward. */
  onConfirm: () => void;
  pending?: boolean;
  danger?: boolean;
  heading?: string;
  facts?: [name: string, value: string][];
  instead?: ReactNode;
  problem?: ReactNode;
  children?: ReactNode;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  dismiss = "Cancel",
  onConfirm,
  pending = false,
  danger = false,
  heading,
  facts = [],
  instead,
  problem,
  children,
}: Props) {
  const returnFocus = useReturnFocus(open, heading);
  const change = (next: boolean) => pending || onOpenChange(next);
  useEscapeBesideToast(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <div className="overlay">
          <AlertDialog.Content
            className="dialog dialog-question"
            aria-modal="true"
            {...returnFocus}
          >
            <AlertDialog.Title className="text-title-3 dialog-title">
              {title ?? text}
            </AlertDialog.Title>
            {title ? (
              <AlertDialog.Description className="dialog-description">
                {text}
              </AlertDialog.Description>
            ) : null}
            {facts.length > 0 ? (
              <dl className="dialog-facts">
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {children}
            {instead}
            <FormProblem>{problem}</FormProblem>
            <div className="dialog-actions">
              <AlertDialog.Cancel className="button button-quiet" aria-disabled={pending}>
                {dismiss}
              </AlertDialog.Cancel>
              {/* A disabled button would let the focus leave the dialog. */}
              {instead ? null : (
                <button
                  type="button"
                  className={`button ${danger ? "button-danger" : "button-primary"}`}
                  aria-disabled={pending}
                  aria-busy={pending}
                  onClick={() => pending || onConfirm()}
                >
                  {confirm}
                </button>
              )}
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
