import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Milliseconds before a tooltip opens; right after another one it opens at once. */
const delay = 700;
const skipWindow = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipWindow}>
      {children}
    </Radix.Provider>
  );
}

type Props = {
  /** Extra information about the control; never its only name. */
  text: string;
  /** The control itself; it must accept a ref and props. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
};

export function Tooltip({ text, children, side = "top" }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" side={side} sideOffset={8} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
