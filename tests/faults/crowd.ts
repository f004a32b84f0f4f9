import { once } from "node:events";
import { Agent, request } from "node:http";
import { Worker } from "node:worker_threads";

type Seen = { status: number; ms: number; retryAfter: string | undefined };

export type Crowd = ReturnType<typeof openCrowd>;

/** So many visitors, each of whom asks again as soon as they are answered. */
export function openCrowd(url: string) {
  const stop = new AbortController();
  const agents: Agent[] = [];
  const all: Promise<void>[] = [];

  const ask = (agent: Agent, method: string, path: string): Promise<Seen> =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (status: number, retryAfter?: string) =>
        resolve({ status, retryAfter, ms: performance.now() - began });
      const sent = request(url + path, { agent, method, headers: { Origin: url } }, (answer) => {
        answer.resume();
        answer.on("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"]));
        answer.on("error", () => end(0));
      });
      sent.on("error", () => end(0));
      sent.end();
    });

  return {
    /** @returns what they are answered, as it comes */
    come(
      visitors: number,
      method: string,
      path: (n: number) => string,
      { pauseMs = 0, keepAlive = true } = {},
    ): Seen[] {
      const seen: Seen[] = [];
      const agent = new Agent({ keepAlive, maxSockets: visitors });
      agents.push(agent);
      const visit = async (visitor: number) => {
        for (let n = visitor; !stop.signal.aborted; n += visitors) {
          seen.push(await ask(agent, method, path(n)));
          if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      };
      for (let visitor = 0; visitor < visitors; visitor += 1) all.push(visit(visitor));
      return seen;
    },
    async leave(): Promise<void> {
      stop.abort();
      await Promise.all(all);
      for (const agent of agents) agent.destroy();
    },
  };
}

export const searches = (n: number) => `/blog?q=${n}`;

/** Visitors whom a thread of its own keeps busy, so that others are measured at leisure. */
export function openThrong(url: string, visitors: number) {
  const thread = new Worker(new URL("./crowd-thread.ts", import.meta.url), {
    workerData: { url, visitors },
  });
  return {
    /** @returns how many were answered, refused and left without an answer */
    async leave() {
      thread.postMessage("leave", []);
      const [counts] = (await once(thread, "message")) as [Counts];
      return counts;
    },
  };
}

export type Counts = { requests: number; refused: number; unkind: number; unanswered: number };

export const countsOf = (seen: Seen[]): Counts => ({
  requests: seen.length,
  refused: refusedOf(seen).length,
  unkind: refusedOf(seen).filter(({ retryAfter }) => !/^[2-5]$/.test(retryAfter ?? "")).length,
  unanswered: seen.filter(({ status }) => status === 0).length,
});

export const refusedOf = (seen: Seen[]) => seen.filter(({ status }) => status === 503);

/** Milliseconds that such a share of the answers took at most that were given. */
export function within(share: number, seen: Seen[]): number {
  const times = seen.filter(({ status }) => status !== 503 && status !== 0).map(({ ms }) => ms);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}
