import type { History } from "./histories.ts";

type Fault = string | null;

/** Leaves out steps, many at a time and then one by one, for as long as it still goes wrong. */
export async function shrink<Told extends { steps: unknown[] }>(
  history: Told,
  faultOf: (history: Told) => Promise<Fault> | Fault,
): Promise<Told> {
  let steps: unknown[] = history.steps;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 1; from < steps.length;) {
      const fewer = [...steps.slice(0, from), ...steps.slice(from + size)];
      if (await faultOf({ ...history, steps: fewer })) steps = fewer;
      else from += size;
    }
  }
  return { ...history, steps };
}

/** @throws the history that goes wrong, as short as it gets, and its seed */
export async function requireSound(
  history: History,
  faultOf: (history: History) => Promise<Fault> | Fault,
): Promise<void> {
  if (!(await faultOf(history))) return;
  const short = await shrink(history, faultOf);
  const { seed, overageCap, steps } = short;
  const told = steps.map((step) => JSON.stringify(step)).join("\n");
  throw new Error(
    `HISTORY_SEED=${seed} goes wrong, with an overage cap of ${overageCap}, after\n${told}\n${await faultOf(short)}`,
  );
}
