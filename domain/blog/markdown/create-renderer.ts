import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { CodedError } from "../../../platform/errors.ts";
import { takeTurns } from "../../../platform/take-turns.ts";
import type { Article } from "./render-markdown.ts";
import { showAsWritten } from "./show-as-written.ts";

const tooIntricate =
  "This text takes too long to render. Remove deeply nested or endlessly repeated marks.";

export type RenderTask = { content: string; limitMs: number };
export type RenderAnswer = { article: Article | null } | { error: unknown };

export type Rendering = { articles: Renderer };

export type Renderer = {
  /** @throws CodedError invalid, with a text for `content`, where rendering takes too long */
  render(content: string): Promise<Article>;
  show(content: string): Promise<Article>;
};

/** Renders in another process, text by text: some take minutes or all memory, and nobody else may wait or fall. */
export function createRenderer(limitMs = 6000, maxSize = 32 * 1024 * 1024): Renderer {
  const known = new LRUCache<string, { article: Article | null }>({
    maxSize,
    sizeCalculation: ({ article }) => 1000 + 2 * JSON.stringify(article).length,
  });
  let child: ChildProcess | undefined;
  const inTurn = takeTurns();

  /** Null for a text that exceeds what one may take. */
  async function attempt(content: string): Promise<Article | null> {
    if (!child?.connected) child = start();
    const current = child;
    const answer = await new Promise<RenderAnswer>((resolve, reject) => {
      current.once("message", (answered) => resolve(answered as RenderAnswer));
      current.once("error", reject);
      current.once("exit", (code, signal) => {
        if (signal === "SIGABRT") resolve({ article: null });
        else reject(new Error(`The process that renders ended with ${signal ?? code}`));
      });
      current.send({ content, limitMs } satisfies RenderTask);
    }).finally(() => current.removeAllListeners());
    if ("error" in answer) throw answer.error;
    // A thread that ran out of memory may take its process down later, and the next text with it.
    if (!answer.article) {
      child = undefined;
      current.kill("SIGKILL");
    }
    return answer.article;
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

/** Without any setting: what parses strangers' texts knows no secret. What V8 says as it falls is left unsaid. */
function start(): ChildProcess {
  const started = fork(new URL("./render-process.ts", import.meta.url), [], {
    env: {},
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  started.unref();
  started.channel?.unref();
  return started;
}
