import { LRUCache } from "lru-cache";

type File = Uint8Array<ArrayBuffer>;

/** Files of the database in memory: what is asked for often must hold up nobody else. */
export type FileCache = {
  read(path: string, load: () => Promise<File | null>): Promise<File | null>;
  /** Forgets everything, also what is being read right now. */
  drop: () => void;
  /** While nobody would tell us that a file was removed, nothing is cached. */
  pause: () => void;
  resume: () => void;
};

/** Every instance hears on it that a file was removed. */
export const fileChannel = "fontana_file_removed";

/** Begins paused. Beyond `maxSize` bytes the files that were not asked for longest go. */
export function createFileCache(maxSize = 32 * 1024 * 1024): FileCache {
  const files = new LRUCache<string, File>({ maxSize, sizeCalculation: ({ length }) => length });
  let generation = 0;
  let paused = true;

  function drop(): void {
    generation += 1;
    files.clear();
  }

  return {
    async read(path, load) {
      const cached = files.get(path);
      if (cached) return cached;
      const begun = generation;
      const file = await load();
      if (file && begun === generation && !paused) files.set(path, file);
      return file;
    },
    drop,
    pause() {
      paused = true;
      drop();
    },
    resume() {
      paused = false;
      drop();
    },
  };
}
