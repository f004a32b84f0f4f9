import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Gauge } from "./exposition.ts";

const delays = monitorEventLoopDelay({ resolution: 20 });

/** Measured from the first call on, so that a program nobody watches does not pay for it. */
export function processGauges(): Gauge[] {
  const p99 = delays.count > 0 ? delays.percentile(99) / 1e9 : 0;
  delays.reset();
  delays.enable();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return [
    gauge("process_resident_memory_bytes", "Memory that the process holds.", rss),
    gauge("nodejs_heap_size_used_bytes", "Memory in use by JavaScript.", heapUsed),
    gauge("nodejs_external_memory_bytes", "Outside of it, with what follows.", external),
    gauge("nodejs_array_buffers_bytes", "Bytes of files, pages and the like.", arrayBuffers),
    gauge("process_uptime_seconds", "Since the process began.", process.uptime()),
    gauge("nodejs_eventloop_lag_p99_seconds", "Since the last reading, at most.", p99),
  ];
}

export const gauge = (name: string, help: string, value: number): Gauge => ({
  name,
  help,
  values: [{ value }],
});
