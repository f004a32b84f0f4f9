import { type ComponentType, useEffect, useState } from "react";
import { useToasts } from "./toast-store.ts";

// If this fails, the page still says what went wrong: no failure is reported by a toast alone.
const load = (): Promise<{ default: ComponentType }> =>
  import("./toasts.tsx").catch(() => ({ default: () => null }));

export function Toaster() {
  const wanted = useToasts().length > 0;
  // No Suspense: React would hold the first toast back for 300 ms, so that nothing flickers.
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    const signs = ["pointerdown", "keydown"];
    const begin = () => void load().then(({ default: loaded }) => setToasts(() => loaded));
    if (wanted) begin();
    for (const sign of signs) addEventListener(sign, begin, { once: true });
    return () => signs.forEach((sign) => removeEventListener(sign, begin));
  }, [wanted]);
  // Their inline styles are not allowed in served HTML.
  return wanted && Toasts ? <Toasts /> : null;
}
