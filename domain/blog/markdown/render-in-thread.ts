import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Article } from "./render-markdown.ts";

/** Characters of HTML, five times the largest honest article. */
const mostHtml = 2_000_000;

let thread: Worker | undefined;

/** Null for a text that exceeds time (milliseconds of the thread's CPU), memory, stack or size. */
export async function renderInThread(content: string, limitMs: number): Promise<Article | null> {
  const current = (thread ??= await start());
  const used = await cpuTime(current);
  let watch: NodeJS.Timeout | undefined;
  try {
    const article = await new Promise<Article | null>((resolve, reject) => {
      current.once("message", (article: Article) =>
        resolve(article.html.length > mostHtml ? null : article),
      );
      current.once("error", (error) => (isExhausted(error) ? resolve(null) : reject(error)));
      const check = async () => {
        if ((await cpuTime(current)) - used > limitMs) resolve(null);
      };
      watch = setInterval(() => void check(), 100);
      current.postMessage(content, []);
    });
    if (article === null) stop(current);
    return article;
  } catch (error) {
    stop(current);
    throw error;
  } finally {
    clearInterval(watch);
    current.removeAllListeners("message");
  }
}

function stop(current: Worker): void {
  thread = undefined;
  void current.terminate();
}

async function start(): Promise<Worker> {
  const started = new Worker(new URL("./render-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  await once(started, "message");
  return started;
}

/** Milliseconds; on a busy machine an honest text gets all of its time. */
async function cpuTime(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

function isExhausted(error: Error): boolean {
  return error instanceof RangeError || Object(error).code === "ERR_WORKER_OUT_OF_MEMORY";
}
