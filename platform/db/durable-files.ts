import fs from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type MountedStream = { nfd: number };
type MountedOperations = { fsync?: (stream: MountedStream) => number };
type EmscriptenModule = { NODEFS: { stream_ops: MountedOperations } };

/** What fsync answers on a folder where the platform has none; PostgreSQL accepts it there. */
const invalidArgument = 28;

/** PGlite skips fsync, so a power cut would lose commits. This reaches into PGlite: its version is pinned. */
export class DurableFiles extends NodeFS {
  /** After every statement and commit. Files deleted while they are open take everything and keep nothing. */
  override async syncToFs(): Promise<void> {
    if (!fs.existsSync(this.rootDir))
      throw new Error(`The folder ${this.rootDir} is gone, and what is written now is lost.`);
  }

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
      } as typeof emscriptenOpts,
    };
  }
}

function addFsync(module: unknown): void {
  // PGlite calls every preRun with the module NodeFS itself has just mounted NODEFS from.
  const { NODEFS } = module as EmscriptenModule;
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    try {
      fs.fsyncSync(nfd);
      return 0;
    } catch (error) {
      if (fs.fstatSync(nfd).isDirectory()) return invalidArgument;
      throw error;
    }
  };
}

/** Without `-F` (fsync off), and with the one sync method that PGlite can do. */
export const durable = (startParams: string[]): string[] => [
  ...startParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

export function fsyncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path, "r+");
  }
  fsyncFolder(folder);
}

export function fsyncFolder(folder: string): void {
  // Windows has no fsync on folders and needs none.
  if (process.platform !== "win32") fsyncPath(folder, "r");
}

function fsyncPath(path: string, flags: string): void {
  const file = fs.openSync(path, flags);
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}
