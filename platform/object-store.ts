import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Files under names of our own making; a folder today, a bucket tomorrow. */
export type ObjectStore = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Everything there is, and when it was last put or seen. */
  list(): AsyncIterable<{ name: string; seenAt: Date }>;
  /** Notes that somebody still has a use for it; what is not there is no error. */
  see(name: string, at: Date): Promise<void>;
};

/** Names become file names, so nothing that could leave the folder is one. */
const safeName = /^[a-z0-9]{1,64}\.[a-z0-9]{1,8}$/;

/** Profile photos, beside the embedded database. */
export function openPhotos(dataDir: string): ObjectStore {
  return folderStore(join(dataDir, "photos"));
}

/** Pictures of articles, in the same place. */
export function openBlogImages(dataDir: string): ObjectStore {
  return folderStore(join(dataDir, "blog-images"));
}

function folderStore(folder: string): ObjectStore {
  const fileOf = (name: string) => {
    if (!safeName.test(name)) throw new Error("An object's name is letters, digits and one dot");
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${randomUUID()}`);
      const handle = await open(draft, "wx", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    async get(name) {
      return safeName.test(name) ? unlessMissing(readFile(fileOf(name))) : null;
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
    },
    async *list() {
      const names = (await unlessMissing(readdir(folder))) ?? [];
      for (const name of names.filter((one) => safeName.test(one))) {
        const facts = await unlessMissing(stat(fileOf(name)));
        if (facts) yield { name, seenAt: facts.mtime };
      }
    },
    async see(name, at) {
      await unlessMissing(utimes(fileOf(name), at, at));
    },
  };
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
