import { expect, test } from "vitest";
import { scriptInjections } from "../../../tests/fixtures/script-injections.ts";
import { renderMarkdown } from "./render-markdown.ts";

const html = async (markdown: string) => (await renderMarkdown(markdown)).html;

const safeTags = new Set(
  "h2 h3 h4 h5 h6 p blockquote hr br a em strong del code pre sup img figure figcaption ul ol li section div span table thead tbody tr th td".split(
    " ",
  ),
);
const safeAttributes = new Set(
  "href rel src alt width height loading decoding id class role tabindex aria-label aria-describedby start data-footnotes data-footnote-ref data-footnote-backref".split(
    " ",
  ),
);

/** The tags of serialized HTML, where `<` always starts a tag. */
function tagsOf(written: string) {
  return [...written.matchAll(/<\/?([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>|</gi)].map(
    ([whole, name = whole, attributes = ""]) => ({
      name,
      attributes: [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
        ([, attribute = "", value = ""]) => ({ attribute, value }),
      ),
    }),
  );
}

test("the corpus is complete", () => {
  expect(new Set(scriptInjections).size).toBeGreaterThan(250);
});

test("the corpus renders to nothing but text and harmless tags", async () => {
  for (const injection of scriptInjections) {
    for (const { name, attributes } of tagsOf(await html(`Before\n\n${injection}\n\nafter`))) {
      expect(safeTags, injection).toContain(name);
      for (const { attribute, value } of attributes) {
        expect(safeAttributes, injection).toContain(attribute);
        if (attribute === "href")
          expect(value, injection).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/|[^:]*$)/);
        if (attribute === "src") expect(value, injection).toMatch(/^\/blog-images\//);
      }
    }
  }
});

test("that test would catch a fault", () => {
  const names = (written: string) => tagsOf(written).map(({ name }) => name);
  expect(names("<p>x</p><script>hit()</script>")).toContain("script");
  expect(names('<img src=x onerror="hit()">')).toContain("<");
  expect(tagsOf('<a href="javascript:hit()">')[0]?.attributes[0]?.value).toBe("javascript:hit()");
});

test("raw tags are shown as text, comments are dropped", async () => {
  expect(await html("List<String> <!-- no --> and\n\n<div>block</div>")).toBe(
    "<p>List&#x3C;String>  and</p>\n<p>&#x3C;div>block&#x3C;/div></p>",
  );
});

test("headings get prefixed ids, links reach them, and h1 is left to the page", async () => {
  const { html, headings } = await renderMarkdown("# One\n\n[to](#two-words)\n\n### Two words");
  expect(html).toContain('<h2 id="section-one">');
  expect(html).toContain('href="#section-two-words"');
  expect(headings).toEqual([
    { id: "section-one", text: "One", depth: 2 },
    { id: "section-two-words", text: "Two words", depth: 3 },
  ]);
});

test("a link reaches a heading whose words begin like an id of ours", async () => {
  const shown = await html(
    "## Note taking\n\n## Section 8\n\n## Größe\n\n[a](#note-taking) [b](#section-8) [c](#section-note-taking) [d](#größe) [e](#section-größe) [f](#section-none)",
  );
  expect([...shown.matchAll(/href="#([^"]*)"/g)].map(([, to]) => decodeURI(to!))).toEqual([
    "section-note-taking",
    "section-section-8",
    "section-note-taking",
    "section-größe",
    "section-größe",
    "section-none",
  ]);
});

test("an uploaded picture has its size and caption; others become links", async () => {
  const own = `/blog-images/${"0a".repeat(16)}w1600h900.webp`;
  const shown = await html(`![A chart](${own} "What changed")`);
  expect(shown).toMatch(
    /^<figure><img [^>]*alt="A chart" width="1600" height="900" loading="lazy"/,
  );
  expect(shown).toContain("<figcaption>What changed</figcaption>");
  const among = await html(
    `Before ![A](${own} "One")\n![B](${own} "Two") [![C](${own} "Three")](/) after`,
  );
  expect(among.replace(/<img[^>]*>/g, "<img>")).toBe(
    "<p>Before </p><figure><img><figcaption>One</figcaption></figure>" +
      "<figure><img><figcaption>Two</figcaption></figure>" +
      '<a href="/"><figure><img><figcaption>Three</figcaption></figure></a><p> after</p>',
  );
  const inline = await html(`# *A ![B](${own} "Two")*\n\n~~![B](${own} "Two")~~`);
  expect(inline).not.toContain("figure");
  expect(await html("![Theirs](https://x.example/a.png)")).toContain(
    '<a href="https://x.example/a.png" rel="noopener noreferrer">Theirs</a>',
  );
  expect(await html("![Out](/api/logout)")).toBe("<p>Out</p>");
});

test("columns are aligned by class, since the attribute is obsolete and the policy refuses styles", async () => {
  const written = await html("| A | B |\n| :-: | --: |\n| c | d |");
  expect(written).toContain('<th class="align-center">A</th>');
  expect(written).toContain('<td class="align-right">d</td>');
  expect(written).not.toContain(" align=");
});

test("a table's empty corner is not a header", async () => {
  const { html } = await renderMarkdown("|   | Easy |\n| --- | --- |\n| Cheap | Now |");
  expect(html.replaceAll("\n", "")).toContain("<tr><td></td><th>Easy</th></tr>");
});

test("callouts, tables, code and footnotes render", async () => {
  const shown = await html(
    "> [!WARNING]\n> Mind it.\n\n| a |\n|---|\n| 1 |\n\n```sql\nselect 1\n```\n\nx[^n]\n\n[^n]: Note.",
  );
  expect(shown).toContain('<div class="callout callout-warning" role="note">');
  expect(shown).toContain('<div class="table-scroll" role="region" tabindex="0"');
  expect(shown).toContain('<pre tabindex="0"><code class="hljs language-sql">');
  expect(shown).toContain('<span class="hljs-keyword">select</span>');
  expect(shown).toContain('href="#note-fn-n" id="note-fnref-n"');
  expect(await html("> [!NOTHING]\n> x")).toContain("<blockquote>");
});
