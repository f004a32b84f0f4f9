import type { z } from "zod";
import type { openProgram } from "../program.ts";
import type { Ctx } from "../platform/context.ts";

export type Operator = Pick<
  Awaited<ReturnType<typeof openProgram>>,
  | "settings"
  | "database"
  | "bucket"
  | "scanner"
  | "queue"
  | "jobsState"
  | "clock"
  | "log"
  | "stripe"
>;

export type Progress = (line: string) => void;

export type Outcome = {
  lines: string[];
  /** For programs, which ask with --json. */
  data: unknown;
  /** False when it found something that somebody has to see to. */
  ok?: boolean;
};

export type Verb = {
  input: z.ZodType;
  run(operator: Operator, input: unknown, progress: Progress): Promise<Outcome>;
};

/** What needs the program's database open; it runs in whichever process has it. */
export function verb<Input>(
  input: z.ZodType<Input>,
  run: (operator: Operator, input: Input, progress: Progress) => Promise<Outcome>,
): Verb {
  return {
    input,
    run: (operator, given, progress) => run(operator, input.parse(given), progress),
  };
}

export function operatorCtx(operator: Operator, name: string): Ctx {
  const { database, bucket, scanner, queue, clock, log } = operator;
  return {
    actor: { kind: "system" },
    requestId: `cli:${name}`,
    db: database.db,
    bucket,
    scanner,
    jobs: queue,
    clock,
    log,
  };
}
