import { Agent, request } from "node:http";

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
    come(visitors: number, method: string, path: (n: number) => string, pauseMs = 0): Seen[] {
      const seen: Seen[] = [];
      const agent = new Agent({ keepAlive: true, maxSockets: visitors });
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

export const refusedOf = (seen: Seen[]) => seen.filter(({ status }) => status === 503);

/** Milliseconds that 95 in a hundred of the answers took that were given. */
export function p95(seen: Seen[]): number {
  const times = seen.filter(({ status }) => status !== 503 && status !== 0).map(({ ms }) => ms);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
