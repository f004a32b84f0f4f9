import { buildIfStale } from "./build-if-stale.ts";

buildIfStale();
await import("../server.ts");
