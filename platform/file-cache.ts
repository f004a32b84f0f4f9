import { LRUCache } from "lru-cache";

type File = Uint8Array<ArrayBuffer>;

export type FileCache = {
  read(path: string, load: () => Promise<File | null>): Promise<File | null>;
  drop: () => void;
  pause: () => void;
  resume: () => void;
};

export const fileChannel = "fontana_file_removed";

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
