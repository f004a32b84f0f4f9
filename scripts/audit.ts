/** Ends with 1 where what production installs has a known hole of high or critical severity. */
import { spawnSync } from "node:child_process";
import { readAudit } from "./read-audit.ts";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const { lines, failed } = readAudit(stdout ?? "");
for (const line of lines) console.log(line);
process.exit(failed ? 1 : 0);
