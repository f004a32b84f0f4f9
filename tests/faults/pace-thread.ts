import { setTimeout as sleep } from "node:timers/promises";
import { parentPort } from "node:worker_threads";

const workMs = 100;
const everyMs = 1000;

let worst = 1;
parentPort!.on("message", () => parentPort!.postMessage(worst, []));

for (;;) {
  const began = performance.now();
  const before = process.threadCpuUsage();
  let used = 0;
  while (used < workMs) {
    const { user, system } = process.threadCpuUsage(before);
    used = (user + system) / 1000;
  }
  worst = Math.max(worst, (performance.now() - began) / used);
  await sleep(everyMs);
}
