import { useState } from "react";
import { useNavigate } from "react-router";
import { LogWork } from "../work/log/log-work.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { useKeyPresses } from "./use-key-presses.ts";
import { useShortcut } from "./use-shortcut.ts";

/** What staff can do from anywhere: a line here is a key, a line in the help and one in the palette. */
export function Actions() {
  const navigate = useNavigate();
  const [helps, setHelps] = useState(false);
  useKeyPresses();
  useShortcut("n", "New post", () => navigate("/admin?post=new"));
  useShortcut("?", "Keyboard shortcuts", () => setHelps(true));
  return (
    <>
      <LogWork />
      <ShortcutHelp open={helps} onOpenChange={setHelps} />
    </>
  );
}
