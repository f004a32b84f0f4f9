/** What never happens: whoever waits for it is gone. */
const never = new Promise<never>(() => {});

class Killed extends Error {}

/** Of one process. It ends between any two steps; then nothing of it goes on, and nothing of it can tell. */
export function createLife() {
  let left = Infinity;
  let taken = 0;
  let isOver = false;
  const { promise: over, reject: end } = Promise.withResolvers<never>();
  over.catch(() => {});
  const ends: (() => void)[] = [];

  function kill(): void {
    isOver = true;
    for (const run of ends) run();
    end(new Killed());
  }

  return {
    isOver: () => isOver,
    stepsTaken: () => taken,
    /** After so many more steps. */
    killAfter(steps: number): void {
      left = steps;
    },
    onEnd: (run: () => void) => void ends.push(run),
    step(): Promise<void> {
      left -= 1;
      taken += 1;
      if (left < 0 && !isOver) kill();
      return isOver ? never : Promise.resolve();
    },
    /** What an ended process had begun counts as broken off. @throws Killed */
    during: <T>(work: Promise<T>): Promise<T> => Promise.race([work, over]),
    /** Whatever comes of it, an ended process does not get to see. */
    async seen<T>(work: Promise<T>): Promise<T> {
      try {
        const done = await work;
        return isOver ? await never : done;
      } catch (error) {
        return isOver ? never : Promise.reject(error);
      }
    },
  };
}

export type Life = ReturnType<typeof createLife>;
