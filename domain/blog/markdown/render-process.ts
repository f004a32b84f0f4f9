import { renderInThread } from "./render-in-thread.ts";
import type { RenderAnswer, RenderTask } from "./create-renderer.ts";

// The process of create-renderer.ts: a thread that runs out of memory can take its whole process along.
async function answer({ content, limitMs }: RenderTask): Promise<RenderAnswer> {
  try {
    return { article: await renderInThread(content, limitMs) };
  } catch (error) {
    return { error };
  }
}

process.on("message", (task: RenderTask) => {
  void answer(task).then((answered) => process.send?.(answered));
});
// Ends with the program, and not before: a stop that reaches both lets the program finish its answers.
process.on("disconnect", () => process.exit());
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});
