import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Milliseconds: a tooltip waits so long, but right after another one it does not wait. */
const delay = 700;
const skipWindow = 300;

/** Once around everything that has tooltips, so that they know of each other. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipWindow}>
      {children}
    </Radix.Provider>
  );
}

type Props = {
  /** A few words more about the control; never its only name. */
  text: string;
  /** The control itself; it must take a ref and the props it is handed. */
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
