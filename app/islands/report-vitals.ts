type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Press = PerformanceEntry & { interactionId?: number };

/** How fast this page was, told once when it is left. Whoever asks not to be tracked says nothing. */
export function reportVitals(): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const felt: { page: string; lcp?: number; cls?: number; inp?: number } = {
    page: location.pathname,
  };
  const rest: (() => void)[] = [];
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    rest.push(() => observer.takeRecords().forEach(each));
    // What a browser does not know it ignores.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  // One drawn while nobody looked says nothing about speed.
  if (document.visibilityState === "visible")
    observe("largest-contentful-paint", ({ startTime }) => void (felt.lcp = startTime));
  // Shifts of one burst add up: less than a second apart, and five in all.
  let burst = { from: -Infinity, last: -Infinity, sum: 0 };
  if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) felt.cls = 0;
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    if (hadRecentInput) return;
    if (startTime - burst.last > 1000 || startTime - burst.from > 5000)
      burst = { from: startTime, last: startTime, sum: 0 };
    burst.last = startTime;
    burst.sum += value;
    felt.cls = Math.max(felt.cls ?? 0, burst.sum);
  });
  observe("event", (entry) => {
    const { interactionId, duration } = entry as Press;
    if (interactionId) felt.inp = Math.max(felt.inp ?? 0, duration);
  });
  const tell = () => {
    for (const take of rest) take();
    const body = new Blob([JSON.stringify(felt)], { type: "application/json" });
    navigator.sendBeacon("/api/vitals", body);
  };
  addEventListener("pagehide", tell, { once: true });
}
