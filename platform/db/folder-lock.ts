import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

type FolderLock = { release(): void };

const sqliteBusy = 5;

/** The embedded database loses rows if two processes open it. The system releases a dead process's lock. */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, "in-use.lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode=exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === sqliteBusy))
      throw error;
    throw new Error(
      `The data folder ${folder} is in use by another Fontana process; stop it or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
