import { LRUCache } from "lru-cache";
import { createInvalidation, type Invalidation } from "./invalidation.ts";

type File = Uint8Array<ArrayBuffer>;

export type FileCache = Invalidation & {
  read(path: string, load: () => Promise<File | null>): Promise<File | null>;
};

export const fileChannel = "fontana_file_removed";

export function createFileCache(maxSize = 32 * 1024 * 1024): FileCache {
  const files = new LRUCache<string, File>({ maxSize, sizeCalculation: ({ length }) => length });
  const { invalidation, beginRead } = createInvalidation(() => files.clear(), true);

  return {
    async read(path, load) {
      const cached = files.get(path);
      if (cached) return cached;
      const mayStore = beginRead();
      const file = await load();
      if (file && mayStore()) files.set(path, file);
      return file;
    },
    ...invalidation,
  };
}
