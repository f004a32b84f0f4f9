/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    /** Both ends included. */
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    happens: (probability: number) => next() < probability,
    pick<T>(choices: readonly T[]): T {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new Error("There is nothing to choose from");
      return chosen;
    },
    shuffle<T>(items: T[]): T[] {
      return items
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item);
    },
  };
}

export type Chance = ReturnType<typeof createChance>;
