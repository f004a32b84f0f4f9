export type Invalidation = { drop: () => void; pause: () => void; resume: () => void };

/** Decides what a cache may store: nothing while changes may be missed, nor what was read before one. */
export function createInvalidation(
  clear: () => void,
  initiallyPaused: boolean,
  /** What is done with what is stored when changes may be missed from now on. */
  doubt = clear,
) {
  let generation = 0;
  let paused = initiallyPaused;

  function drop(): void {
    generation += 1;
    clear();
  }

  const invalidation: Invalidation = {
    drop,
    pause() {
      paused = true;
      generation += 1;
      doubt();
    },
    resume() {
      paused = false;
      drop();
    },
  };
  function beginRead(): () => boolean {
    const begun = generation;
    return () => begun === generation && !paused;
  }
  return { invalidation, beginRead };
}
