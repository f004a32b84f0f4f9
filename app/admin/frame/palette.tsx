import { Dialog as Radix } from "radix-ui";
import { useEffect, useRef } from "react";
import { useEscapeBesideToast } from "../../ui/escape.ts";
import { useReturnFocus } from "../../ui/return-focus.ts";
import { dialogIsOpen } from "./use-key-presses.ts";
import { Combobox } from "./combobox.tsx";
import { openPalette, showPalette, usePaletteIsOpen } from "./palette-state.ts";
import { useShortcut } from "./use-shortcut.ts";

function usePaletteKeys(isOpen: boolean) {
  useShortcut("/", "Search", openPalette);
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (!isOpen && dialogIsOpen()) return;
      event.preventDefault();
      showPalette(!isOpen);
    };
    document.addEventListener("keydown", onPress);
    return () => document.removeEventListener("keydown", onPress);
  }, [isOpen]);
}

export function Palette() {
  const isOpen = usePaletteIsOpen();
  const chosen = useRef<(() => void) | null>(null);
  const { onCloseAutoFocus } = useReturnFocus(isOpen);
  usePaletteKeys(isOpen);
  useEscapeBesideToast(isOpen, () => showPalette(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={showPalette}>
      <Radix.Portal>
        <div className="overlay overlay-palette">
          <Radix.Content
            className="palette"
            aria-modal="true"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus(event);
              // Now, so that what opens next returns the focus to where it was before the palette.
              chosen.current?.();
              chosen.current = null;
            }}
          >
            <Radix.Title className="sr-only">Search and go anywhere</Radix.Title>
            <Combobox
              onChoose={(run) => {
                chosen.current = run;
                showPalette(false);
              }}
            />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
