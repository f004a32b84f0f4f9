import type { ReactNode } from "react";

type Props = {
  dismiss?: string;
  onDismiss: () => void;
  pending: boolean;
  danger?: boolean;
  children: ReactNode;
};

export function DialogActions({
  dismiss = "Cancel",
  onDismiss,
  pending,
  danger = false,
  children,
}: Props) {
  return (
    <div className="dialog-actions">
      <button type="button" className="button button-quiet" onClick={onDismiss}>
        {dismiss}
      </button>
      <button
        className={`button ${danger ? "button-danger" : "button-primary"}`}
        aria-disabled={pending}
      >
        {children}
      </button>
    </div>
  );
}
