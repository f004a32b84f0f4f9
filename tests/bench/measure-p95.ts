import { median, type Row } from "./row.ts";

const runs = 100;
/** The first find a cold program, which no limit is about. */
const warmUp = 30;

export async function measureP95(
  what: string,
  limitMs: number,
  once: (run: number) => Promise<unknown>,
): Promise<Row> {
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await once(run);
    if (run >= warmUp) took.push(performance.now() - started);
  }
  const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Infinity;
  return {
    what: `${what}, p95`,
    measured: `${p95.toFixed(1)} ms (median ${median(took).toFixed(1)})`,
    limit: `at most ${limitMs} ms`,
    kept: p95 <= limitMs,
  };
}
