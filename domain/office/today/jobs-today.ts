import { counted } from "../../../content/counted.ts";
import type { Queue } from "../../../platform/queue.ts";
import type { TodayItem } from "./schema.ts";

export async function jobsToday(
  queue: Pick<Queue, "listFailed" | "listWaiting">,
): Promise<TodayItem[]> {
  const [failed, waiting] = await Promise.all([queue.listFailed(), queue.listWaiting()]);
  const failing = waiting.filter((jobs) => jobs.failing > 0);
  const count = failing.reduce((sum, jobs) => sum + jobs.failing, failed.length);
  if (count === 0) return [];
  const names = [...new Set([...failed, ...failing].map(({ name }) => name))];
  const times = [
    ...failed.map(({ failedAt }) => failedAt),
    ...failing.map(({ failingSince, oldest }) => failingSince ?? oldest),
  ];
  return [
    {
      kind: "jobs",
      id: "jobs",
      title: `${counted(count, "job has", "jobs have")} failed`,
      detail: names.join(", "),
      since: new Date(Math.min(...times.map(Number))).toISOString(),
      dueAt: null,
      leftMinutes: null,
      href: "/admin/operations",
    },
  ];
}
