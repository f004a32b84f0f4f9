import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { countsOf, openCrowd, searches } from "./crowd.ts";

const { url, visitors } = workerData as { url: string; visitors: number };
const crowd = openCrowd(url);
const seen = crowd.come(visitors, "GET", searches);
await once(parentPort!, "message");
await crowd.leave();
parentPort!.postMessage(countsOf(seen), []);
parentPort!.close();
