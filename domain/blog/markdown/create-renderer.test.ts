import { ChildProcess } from "node:child_process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { createRenderer } from "./create-renderer.ts";
import { renderMarkdown } from "./render-markdown.ts";

const { render } = createRenderer();
/** What takes minutes is given up for the same reason after half a second as after six. */
const impatient = createRenderer(500);

setFlagsFromString("--expose-gc");
/** What a worker's other tests have left would count as load. */
const collectGarbage: () => void = runInNewContext("gc");

/** These take the parser minutes or all of its stack, or make megabytes of HTML. */
const hostile = {
  "marks that never match": "*a_".repeat(26_000),
  "nested quotes": ">".repeat(20_000),
  "nested lists": `${"- ".repeat(20_000)}x`,
  "footnotes named again and again": `${"[^1]".repeat(18_000)}\n\n[^1]: x`,
};

test.each(Object.entries(hostile))(
  "%s: refused, with hardly any load on the serving thread",
  async (_, text) => {
    collectGarbage();
    const begun = process.threadCpuUsage();
    await expect(impatient.render(text)).rejects.toMatchObject({
      code: "invalid",
      fields: { content: expect.any(String) },
    });
    const { html, headings } = await impatient.show(text);
    const { user, system } = process.threadCpuUsage(begun);
    // Microseconds; the text alone, in this thread, takes seconds.
    expect(user + system).toBeLessThan(500_000);
    expect(html.startsWith("<p>")).toBe(true);
    expect(html).not.toMatch(/<(?!\/?p>)/);
    expect(headings).toEqual([]);
  },
);

test("the largest honest article still renders, even after one that was stopped", async () => {
  const section =
    "## A heading\n\nWords with **weight**, a [link](/contact) and `code`.\n\n- a\n- b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n";
  const text = section.repeat(Math.floor(80_000 / section.length));
  await expect(render(hostile["nested quotes"])).rejects.toThrow("takes too long");
  expect(await render(text)).toEqual(await renderMarkdown(text));
});

async function refuse(limitMs?: number) {
  // Of this thread alone: other tests of the process have their own.
  using started = vi.spyOn(ChildProcess.prototype, "unref");
  const { render } = createRenderer(limitMs);
  const refusal = render(hostile["marks that never match"]).catch((error: unknown) => error);
  const child = await vi.waitUntil(() =>
    started.mock.contexts.find((one) => one instanceof ChildProcess),
  );
  return { render, refusal, child };
}

// V8 ends the process of a thread without memory now and then: one in eighteen with nested quotes.
test.runIf(process.platform === "linux")(
  "a text that takes its process down is refused, and the next one renders",
  async () => {
    const { render, refusal, child } = await refuse();
    child.kill("SIGABRT");
    expect(await refusal).toMatchObject({ code: "invalid" });
    expect(await render("## Hello")).toEqual(await renderMarkdown("## Hello"));
  },
);

test("a process that has refused a text ends, and takes no other text along", async () => {
  const { render, refusal, child } = await refuse(100);
  expect(await refusal).toMatchObject({ code: "invalid" });
  await expect.poll(() => child.signalCode).toBe("SIGKILL");
  expect(await render("## Hello")).toEqual(await renderMarkdown("## Hello"));
});
