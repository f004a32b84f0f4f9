import { expect, test } from "vitest";
import { createRenderer } from "./create-renderer.ts";
import { renderMarkdown } from "./render-markdown.ts";

const { render, show } = createRenderer();

/** These take the parser minutes or all of its stack, or make megabytes of HTML. */
const hostile = {
  "marks that never match": "*a_".repeat(26_000),
  "nested quotes": ">".repeat(20_000),
  "nested lists": `${"- ".repeat(20_000)}x`,
  "footnotes named again and again": `${"[^1]".repeat(18_000)}\n\n[^1]: x`,
};

test.each(Object.entries(hostile))(
  "%s: refused in time, and the server goes on",
  async (_, text) => {
    let worst = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      worst = Math.max(worst, performance.now() - last);
      last = performance.now();
    }, 10);
    await expect(render(text)).rejects.toMatchObject({
      code: "invalid",
      fields: { content: expect.any(String) },
    });
    clearInterval(pulse);
    expect(worst).toBeLessThan(1000);
    const begun = performance.now();
    const { html, headings } = await show(text);
    expect(performance.now() - begun).toBeLessThan(500);
    expect(html.startsWith("<p>")).toBe(true);
    expect(html).not.toMatch(/<(?!\/?p>)/);
    expect(headings).toEqual([]);
  },
  60_000,
);

test("the largest honest article renders as ever, also after one that was stopped", async () => {
  const section =
    "## A heading\n\nWords with **weight**, a [link](/contact) and `code`.\n\n- a\n- b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n";
  const text = section.repeat(Math.floor(80_000 / section.length));
  expect(await render(text)).toEqual(await renderMarkdown(text));
}, 60_000);
