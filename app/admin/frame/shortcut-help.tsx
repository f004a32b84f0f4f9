import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { PaletteKeys } from "./palette-keys.tsx";
import { singleKeysAreOn, turnSingleKeys } from "./single-keys.ts";
import { useShortcuts } from "./use-shortcut.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

function SingleKeys() {
  const [on, setOn] = useState(singleKeysAreOn);
  return (
    <label className="single-keys">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          turnSingleKeys(target.checked);
          setOn(target.checked);
        }}
      />
      Single keys work on this device
    </label>
  );
}

export function ShortcutHelp({ open, onOpenChange }: Props) {
  const shortcuts = useShortcuts();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="shortcuts">
        <div>
          <dt>Search, or go anywhere</dt>
          <dd>
            <PaletteKeys />
          </dd>
        </div>
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeys />
    </Dialog>
  );
}
