import { useIsAlive } from "../../ui/use-is-alive.ts";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

export function PaletteKeys() {
  const apple = useIsAlive() && isApple();
  return <kbd>{apple ? "⌘ K" : "Ctrl K"}</kbd>;
}
