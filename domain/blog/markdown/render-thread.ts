import { parentPort } from "node:worker_threads";
import { renderMarkdown } from "./render-markdown.ts";

const answer = async (markdown: string) =>
  parentPort?.postMessage(await renderMarkdown(markdown), []);

await renderMarkdown("");
parentPort?.on("message", (markdown: string) => void answer(markdown));
parentPort?.postMessage("ready", []);
