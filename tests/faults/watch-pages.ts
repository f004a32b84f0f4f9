import { setTimeout as sleep } from "node:timers/promises";

const everyMs = 100;

/** From memory, and from the blog. */
export const publicPages = ["/", "/membership", "/contact", "/blog"];

/** Asks for public pages all the time, each by a visitor who is not alone in waiting for one that hangs. */
export function watchPages(url: () => string, pages = publicPages) {
  const longest = new Map(pages.map((page) => [page, 0]));
  const goodAt = new Map<string, number>();
  const stopped = new AbortController();

  function note(page: string, now: number): void {
    const since = goodAt.get(page) ?? now;
    longest.set(page, Math.max(longest.get(page) ?? 0, now - since));
  }

  async function visit(page: string): Promise<void> {
    const asked = Date.now();
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(url() + page, { signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status !== 200) return;
    note(page, Date.now());
    goodAt.set(page, Math.max(asked, goodAt.get(page) ?? 0));
  }

  async function watch(page: string): Promise<void> {
    goodAt.set(page, Date.now());
    while (!stopped.signal.aborted) {
      await visit(page);
      await sleep(everyMs);
    }
    note(page, Date.now());
  }

  const watching = pages.map(watch);
  return {
    /** The longest time in seconds that one of them was not answered 200. */
    async stop(): Promise<number> {
      stopped.abort();
      await Promise.all(watching);
      return Math.max(...longest.values()) / 1000;
    },
  };
}
