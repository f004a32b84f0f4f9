import { z } from "zod";
import { dropFailedJob, dropWaitingJobs } from "../../domain/operations/drop-jobs.ts";
import { retryFailedJob } from "../../domain/operations/retry-failed-job.ts";
import { CodedError } from "../../platform/errors.ts";
import { type Operator, operatorCtx, verb } from "../operator.ts";
import { jobsInWords } from "./jobs-in-words.ts";

export const listJobs = verb(z.object({}), async ({ queue, jobsState }) => {
  const waiting = await queue.listWaiting();
  const failed = await queue.listFailed();
  return {
    data: { jobs: jobsState.jobs, waiting, failed },
    lines: [
      ...waiting.map(({ name, waiting: many, failing, oldest, error }) =>
        [
          `${name}: ${many} waiting since ${oldest.toISOString()}`,
          failing > 0 ? `, ${failing} of them failing: ${error ?? "unknown"}` : "",
        ].join(""),
      ),
      ...failed.map(
        ({ id, name, failedAt, error }) =>
          `${id}  ${name}, gave up ${failedAt.toISOString()}: ${error}`,
      ),
      `${jobsInWords(sum(waiting.map((one) => one.waiting)))} waiting, ${failed.length} failed`,
    ],
  };
});

const which = z.object({ ids: z.array(z.string()), all: z.boolean() });
type Which = z.output<typeof which>;

const namesOrAll = ({ ids, all }: Which) => all !== ids.length > 0;
const noNames = "Name failed jobs by their ids, or all with --all.";

export const retryJobs = verb(which.refine(namesOrAll, noNames), async (operator, given) => {
  const ids = await chosen(operator, given);
  const ctx = operatorCtx(operator, "retry-jobs");
  const left = await doEach(ids, given, (id) => retryFailedJob(ctx, operator.queue, id));
  const retried = ids.filter((id) => !left.includes(id));
  return {
    data: { retried, left },
    ok: left.length === 0,
    lines: [
      `${jobsInWords(retried.length)} will run again`,
      ...left.map((id) => `${id}  was seen to meanwhile, or is of a kind that is no more: drop it`),
    ],
  };
});

/** Of all, one that is not there any more keeps none of the others from it. @returns the ids of those */
async function doEach(
  ids: string[],
  { all }: Pick<Which, "all">,
  act: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const id of ids)
    try {
      await act(id);
    } catch (error) {
      const isMissing = error instanceof CodedError && error.code === "not_found";
      if (!all || !isMissing) throw error;
      missing.push(id);
    }
  return missing;
}

const dropped = which
  .extend({ waiting: z.string().optional() })
  .refine((given) => given.waiting !== undefined || namesOrAll(given), noNames);

export const dropJobs = verb(dropped, async (operator, { waiting, ...given }) => {
  const ctx = operatorCtx(operator, "drop-jobs");
  const { queue } = operator;
  if (waiting !== undefined) {
    const known = (await queue.listWaiting()).some(({ name }) => name === waiting);
    if (!known) throw new Error(`No job called ${waiting} waits.`);
    const count = await dropWaitingJobs(ctx, queue, waiting);
    return { data: { dropped: count }, lines: [`${jobsInWords(count)} dropped`] };
  }
  const ids = await chosen(operator, given);
  const missing = await doEach(ids, given, (id) => dropFailedJob(ctx, queue, id));
  const dropped = ids.length - missing.length;
  return { data: { dropped }, lines: [`${jobsInWords(dropped)} dropped`] };
});

const chosen = async ({ queue }: Operator, { ids, all }: Which) =>
  all ? (await queue.listFailed()).map(({ id }) => id) : ids;

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
