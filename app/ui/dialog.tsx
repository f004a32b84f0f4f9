import { X } from "lucide-react";
import { Icon } from "./icon.tsx";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useEscapeBesideToast } from "./escape.ts";
import { useHeldPage } from "./held-page.ts";
import { useReturnFocus } from "./return-focus.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  size?: "narrow" | "wide" | "page";
  full?: boolean;
  /** False where a script of somebody else asks in a frame that it puts into the body: only the page is held then. */
  modal?: boolean;
  tool?: ReactNode;
  /** Runs after the dialog has closed and the focus has returned. */
  onClosed?: () => void;
  children: ReactNode;
};

/** Escape closes an open list first. */
const hasOpenList = () =>
  document.activeElement?.matches('[role="combobox"][aria-expanded="true"]') ?? false;

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = "narrow",
  full = false,
  modal = true,
  tool,
  onClosed,
  children,
}: Props) {
  const { onCloseAutoFocus } = useReturnFocus(open);
  useEscapeBesideToast(open, () => hasOpenList() || onOpenChange(false));
  useHeldPage(open && !modal);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {/* radix's own overlay writes a style element, which our policy forbids; CSS locks the scrolling. */}
        {/* A form in it is none of the form that opened it, to which React would pass the event on. */}
        <div className="overlay" data-modal={modal} onSubmit={(event) => event.stopPropagation()}>
          <Radix.Content
            className={`dialog dialog-${size}`}
            data-full={full || undefined}
            aria-modal={modal || undefined}
            onEscapeKeyDown={(event) => {
              if (hasOpenList()) event.preventDefault();
            }}
            onKeyDownCapture={(event) => {
              // radix leads from the end to the start, past what stands beside the dialog.
              if (!modal && event.key === "Tab") event.stopPropagation();
            }}
            onInteractOutside={(event) => {
              const isBeside = event.target instanceof Element && event.target.matches(".overlay");
              if (!modal && !isBeside) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus(event);
              onClosed?.();
            }}
          >
            <Radix.Title className="text-title-2 dialog-title">{title}</Radix.Title>
            {description ? (
              <Radix.Description className="dialog-description">{description}</Radix.Description>
            ) : null}
            {children}
            {tool}
            <Radix.Close className="dialog-close" aria-label="Close">
              <Icon of={X} className="icon-close" />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
