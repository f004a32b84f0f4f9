import { Histogram } from "./histogram.ts";

export type Answered = { route: string; method: string; status: number; ms: number };

export type RequestTimes = ReturnType<typeof createRequestTimes>;

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** One of those there are: a visitor cannot make new ones. */
export const knownMethod = (method: string): string => (methods.has(method) ? method : "other");

export function createRequestTimes() {
  const histogram = new Histogram(
    "fontana_http_request_duration_seconds",
    "Time to an answer, by the pattern of its address.",
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  );
  return {
    histogram,
    answered({ route, method, status, ms }: Answered): void {
      const labels = {
        route,
        method: knownMethod(method),
        status: `${Math.floor(status / 100)}xx`,
      };
      histogram.observe(labels, ms / 1000);
    },
  };
}
