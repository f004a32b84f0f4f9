import { useSyncExternalStore } from "react";

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

export function PaletteKeys() {
  const apple = useSyncExternalStore(never, isApple, () => false);
  return <kbd>{apple ? "⌘ K" : "Ctrl K"}</kbd>;
}
