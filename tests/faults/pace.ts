import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** How busy the machine is with other things: a thread that works a little tells what that takes. */
export function takePace() {
  const thread = new Worker(new URL("./pace-thread.ts", import.meta.url));
  return {
    /** How many times as long as alone, at its worst so far. */
    async slowdown(): Promise<number> {
      thread.postMessage("say", []);
      const [worst] = (await once(thread, "message")) as [number];
      return worst;
    },
    close: () => thread.terminate(),
  };
}
