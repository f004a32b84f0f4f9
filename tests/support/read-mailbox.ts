import { openReader } from "./mailbox-reader.ts";

/** A process of its own, to be killed. */
const reader = await openReader(process.env, Number(process.env["AHEAD_MS"]));
await reader.round();
await reader.close();
process.exit();
