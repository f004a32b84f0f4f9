import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useToasts } from "./toast-store.ts";

// If this fails, the page still says what went wrong: no failure is reported by a toast alone.
const load = (): Promise<{ default: ComponentType }> =>
  import("./toasts.tsx").catch(() => ({ default: () => null }));
const Toasts = lazy(load);

export function Toaster() {
  const toasts = useToasts();
  useEffect(() => {
    const signs = ["pointerdown", "keydown"];
    const begin = () => void load();
    for (const sign of signs) addEventListener(sign, begin, { once: true });
    return () => signs.forEach((sign) => removeEventListener(sign, begin));
  }, []);
  // Their inline styles are not allowed in served HTML.
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
