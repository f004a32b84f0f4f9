/** Mulberry32: the same seed tells the same story. */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(from: readonly T[]): T {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new Error("Nothing to pick from");
      return picked;
    },
  };
}

export type Chance = ReturnType<typeof chance>;
