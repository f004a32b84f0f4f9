import { readdirSync, readFileSync } from "node:fs";
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

function rendering(): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/status`, "utf8").includes(
        `PPid:\t${process.pid}\n`,
      );
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("render-process");
    } catch {
      // No process, or one that has ended meanwhile.
      return false;
    }
  });
}

async function refuse(limitMs?: number) {
  const others = rendering();
  const { render } = createRenderer(limitMs);
  const refusal = render(hostile["marks that never match"]).catch((error: unknown) => error);
  const pid = await vi.waitUntil(() => rendering().find((pid) => !others.includes(pid)));
  return { render, refusal, pid };
}

// V8 ends the process of a thread without memory now and then: one in eighteen with nested quotes.
test.runIf(process.platform === "linux")(
  "a text that takes its process down is refused, and the next one renders",
  async () => {
    const { render, refusal, pid } = await refuse();
    process.kill(Number(pid), "SIGABRT");
    expect(await refusal).toMatchObject({ code: "invalid" });
    expect(await render("## Hello")).toEqual(await renderMarkdown("## Hello"));
  },
);

test.runIf(process.platform === "linux")(
  "a process that has refused a text ends, and takes no other text along",
  async () => {
    const { render, refusal, pid } = await refuse(100);
    expect(await refusal).toMatchObject({ code: "invalid" });
    await vi.waitUntil(() => !rendering().includes(pid), { timeout: 10_000 });
    expect(await render("## Hello")).toEqual(await renderMarkdown("## Hello"));
  },
);
