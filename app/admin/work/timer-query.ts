import { queryOptions } from "@tanstack/react-query";
import type { OwnTimer } from "../../../domain/hours/timer/schema.ts";
import { request } from "../../api-client/api-fetch.ts";

export const timerPath = "/api/admin/timer";

export type RunningTimer = NonNullable<OwnTimer["timer"]> & {
  /** When this browser's clock read the start, which another clock has told. */
  since: number;
};

/** One that was started since, on another device, runs on. */
export const discardTimer = (startedAt: string) =>
  request("DELETE", `${timerPath}?${new URLSearchParams({ startedAt })}`);

/** Read again on every return: it may have been started or stopped on another device. */
export const timerQuery = queryOptions({
  queryKey: [timerPath],
  queryFn: async (): Promise<{ today: string; timer: RunningTimer | null }> => {
    const { today, timer }: OwnTimer = await (await request("GET", timerPath)).json();
    return { today, timer: timer && { ...timer, since: Date.now() - timer.seconds * 1000 } };
  },
  staleTime: 0,
  refetchOnWindowFocus: "always",
});
