import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./program.ts";

const startUp = pathToFileURL(join(root, "platform/start-up.ts")).href;

/** Arguments of a process that runs this text as a module and loads, as the program does, what it imports. */
export const scriptArgs = (script: string): string[] => [
  "--liftoff-only",
  "--import",
  startUp,
  "--input-type=module",
  "--eval",
  script,
];
