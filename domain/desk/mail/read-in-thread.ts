import { Worker } from "node:worker_threads";
import type { ReadMail } from "./read-mail.ts";

/** Milliseconds, less than a reader's lease; 20 MB of HTML take a tenth of it. */
const limitMs = 100_000;

/** A large mail takes seconds, which nobody else waits for. @throws Error also for one that takes too long or too much memory */
export async function readInThread(raw: Uint8Array): Promise<ReadMail> {
  const thread = new Worker(new URL("./read-thread.ts", import.meta.url), {
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadMail>((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error("The thread ended without an answer")));
      watch = setTimeout(() => reject(new Error("The email took too long to read")), limitMs);
    });
  } finally {
    clearTimeout(watch);
    await thread.terminate();
  }
}
