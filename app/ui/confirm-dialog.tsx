import { AlertDialog } from "radix-ui";
import { useReturnFocus } from "./return-focus.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Left out where the question says it all: then the question is the heading. */
  title?: string;
  text: string;
  /** Says what happens: "Delete post", not "OK". */
  confirm: string;
  /** What leaves everything as it is, where "Cancel" could be taken for the deed. */
  dismiss?: string;
  /** While pending the dialog stays; whoever opened it closes it when it is done. */
  onConfirm: () => void;
  pending?: boolean;
  /** Marks what cannot be undone. */
  danger?: boolean;
};

/** Asks before something happens. The focus starts on Cancel. */
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
}: Props) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => pending || onOpenChange(next)}>
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
            <div className="dialog-actions">
              <AlertDialog.Cancel className="button button-quiet" aria-disabled={pending}>
                {dismiss}
              </AlertDialog.Cancel>
              {/* A disabled button would drop the focus out of the dialog. */}
              <button
                type="button"
                className={`button ${danger ? "button-danger" : "button-primary"}`}
                aria-disabled={pending}
                aria-busy={pending}
                onClick={() => pending || onConfirm()}
              >
                {confirm}
              </button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
