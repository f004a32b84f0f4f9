import { parentPort } from "node:worker_threads";
import { renderMarkdown } from "./render-markdown.ts";

/** The thread that open-renderer.ts starts: one text in, one article out. */
await renderMarkdown("");
parentPort?.on("message", async (markdown: string) => {
  parentPort?.postMessage(await renderMarkdown(markdown));
});
parentPort?.postMessage("ready");
