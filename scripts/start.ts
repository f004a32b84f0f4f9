import { buildIfStale } from "./build-if-stale.ts";

buildIfStale();
// Named by a variable, since the compiler knows no file that is yet to be built.
const server = "../build/program/server.js";
await import(server);
