import { parentPort, workerData } from "node:worker_threads";
import { readMail } from "./read-mail.ts";

const mail = await readMail(workerData as Uint8Array);
parentPort?.postMessage(mail, []);
