import { openProgram } from "../program.ts";
import type { Settings } from "../platform/env.ts";
import { foreseeJobs } from "../platform/installation.ts";
import { createLog } from "../platform/log.ts";
import { requireMigrated } from "../platform/require-migrated.ts";
import { askProgram, messageOf } from "./control.ts";
import type { Operator, Outcome, Progress } from "./operator.ts";
import { verbs } from "./verbs.ts";

export class WrongUse extends Error {}

/** Runs it in the program that serves, if that one has the embedded database, and here otherwise. @throws WrongUse */
export async function reach(
  settings: Settings,
  name: keyof typeof verbs,
  input: unknown,
  progress: Progress,
): Promise<Outcome> {
  const { error } = verbs[name].input.safeParse(input);
  if (error) throw new WrongUse(messageOf(error));
  if (!settings.databaseUrl) {
    const answered = await askProgram(settings.dataDir, { verb: name, input }, progress);
    if (answered) return answered;
  }
  return withOperator(settings, (operator) => verbs[name].run(operator, input, progress));
}

async function withOperator<T>(settings: Settings, run: (operator: Operator) => Promise<T>) {
  if (settings.databaseUrl) await requireMigrated(settings.databaseUrl);
  // No job runs here: what a verb queues, the program itself does.
  const program = await openProgram({ ...settings, runJobs: false }, createLog("error"));
  try {
    const jobsState = await foreseeJobs({ database: program.database, settings });
    return await run({ ...program, settings, jobsState });
  } finally {
    await program.close();
  }
}
