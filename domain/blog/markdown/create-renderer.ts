import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { CodedError } from "../../../platform/errors.ts";
import { takeTurns } from "../../../platform/take-turns.ts";
import type { Article } from "./render-markdown.ts";
import { showAsWritten } from "./show-as-written.ts";

const tooIntricate =
  "This text takes too long to render. Remove deeply nested or endlessly repeated marks.";

/** Characters of HTML; the largest honest article makes a fifth of it. */
const mostHtml = 2_000_000;

export type Rendering = { articles: Renderer };

export type Renderer = {
  /** @throws CodedError invalid, with a text for `content`, where rendering takes too long */
  render(content: string): Promise<Article>;
  /** For a text that is already published: whatever takes too long shows as it was written. */
  show(content: string): Promise<Article>;
};

/**
 * Renders Markdown in a thread of its own, one text after the other, and keeps what it made: some
 * texts take a parser minutes, and nobody else may wait for them.
 */
export function createRenderer(limitMs = 2000, maxSize = 32 * 1024 * 1024): Renderer {
  const known = new LRUCache<string, { article: Article | null }>({
    maxSize,
    sizeCalculation: ({ article }) => 1000 + 2 * JSON.stringify(article).length,
  });
  let thread: Worker | undefined;
  const inTurn = takeTurns();

  /** Null for a text that exceeds time, memory, stack or size. */
  async function attempt(content: string): Promise<Article | null> {
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

  async function read(content: string): Promise<Article | null> {
    const key = createHash("sha256").update(content).digest("base64");
    const turn = inTurn(async () => {
      const found = known.get(key);
      if (found) return found.article;
      const article = await attempt(content);
      known.set(key, { article });
      return article;
    });
    return known.get(key)?.article ?? turn;
  }

  return {
    async render(content) {
      const article = await read(content);
      if (article) return article;
      throw new CodedError("invalid", tooIntricate, { fields: { content: tooIntricate } });
    },
    show: async (content) => (await read(content)) ?? showAsWritten(content),
  };
}

async function start(): Promise<Worker> {
  const started = new Worker(new URL("./render-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  started.unref();
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
