import fs from "node:fs";

/** Bytes: two of PostgreSQL's WAL segments. */
const minFreeBytes = 32 * 1024 * 1024;

export function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

export function requireRoom(folder: string): void {
  fs.accessSync(folder, fs.constants.W_OK);
  if (freeBytes(folder) < minFreeBytes) throw new Error(`The disk that ${folder} is on is full.`);
}
