import { X } from "lucide-react";
import { Icon } from "./icon.tsx";
import { Toast } from "radix-ui";
import { createPortal } from "react-dom";
import { escapeDialog } from "./escape.ts";
import { dismissToast, useToasts } from "./toast-store.ts";

/** radix leaves elements with this attribute out of its announcement. */
const unannounced = { "data-radix-toast-announce-exclude": "" };

export default function Toasts() {
  const toasts = useToasts();
  // At the end of the body, so that an open dialog does not hide it.
  return createPortal(
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, variant = "default", lasting, open }) => (
        <Toast.Root
          key={id}
          className={`toast toast-${variant}`}
          open={open}
          onOpenChange={(stays) => stays || dismissToast(id)}
          onEscapeKeyDown={(event) => {
            if (escapeDialog()) event.preventDefault();
          }}
        >
          <Toast.Title className="toast-title">{title}</Toast.Title>
          {description ? (
            <Toast.Description {...(lasting && unannounced)}>{description}</Toast.Description>
          ) : null}
          <Toast.Close className="toast-close" aria-label="Close">
            <Icon of={X} className="icon-close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      {/* radix announces toasts itself; this attribute keeps a dialog from hiding the list. */}
      <Toast.Viewport className="toast-viewport" hotkey={["F8"]} aria-live="off" />
    </Toast.Provider>,
    document.body,
  );
}
