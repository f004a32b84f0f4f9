import type { Program } from "../support/program.ts";
import type { House } from "./under-load.ts";

/** A house of one program that is never started again. */
export function oneProgram(
  program: Program,
  database: House["database"],
  tidyUp: () => Promise<unknown>,
): House {
  return {
    program: { url: program.url },
    database,
    stop: async () => void (await program.stop()),
    async close() {
      await program.kill();
      await tidyUp();
    },
  };
}
