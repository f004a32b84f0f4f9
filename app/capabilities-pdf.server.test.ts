import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { drawCapabilitiesPdf } from "../platform/capabilities-pdf/draw-capabilities-pdf.ts";
import { headHeight } from "../platform/capabilities-pdf/first-page.ts";
import { contactHeight } from "../platform/capabilities-pdf/second-page.ts";
import { people } from "../content/people.ts";
import { openPdf, textsOf } from "../tests/support/pdf-text.ts";
import { capabilitiesDocument as content } from "./capabilities-pdf.server.ts";

type Box = { text: string; left: number; right: number; top: number; bottom: number };

/** In points from the lower left; letters rise and fall within about nine tenths of their size. */
async function boxesOf(page: PDFPageProxy): Promise<Box[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || !item.str.trim()) return [];
    const { str: text, width, transform } = item;
    const [size, , , , left, base] = transform as number[] as [
      number,
      0,
      0,
      number,
      number,
      number,
    ];
    return [{ text, left, right: left + width, top: base + 0.7 * size, bottom: base - 0.2 * size }];
  });
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.bottom < other.top - 0.5 &&
  other.bottom < one.top - 0.5;

type Node = { role?: string; children?: Node[] };

const rolesOf = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesOf),
];

describe("the capabilities PDF", () => {
  let file: Buffer;
  let pdf: PDFDocumentProxy;
  let texts: string[];

  beforeAll(async () => {
    file = await drawCapabilitiesPdf(content);
    pdf = await openPdf(file);
    texts = await textsOf(pdf);
  });

  it("has two US Letter pages and stays below 150 kB", async () => {
    expect(pdf.numPages).toBe(2);
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
    expect(file.length).toBeLessThan(150_000);
  });

  it("says on its first page what the firm does", () => {
    for (const { title, points } of content.categories)
      for (const text of [title, ...points]) expect(texts[0]).toContain(text);
    for (const { value, description } of content.stats)
      expect(texts[0]).toContain(`${value} ${description}`);
  });

  it("says on its second page what the firm knows, whom it worked for and how to reach it", () => {
    for (const { name, years, certifications } of content.platforms) {
      expect(texts[1]).toContain(`${name} ${years}`);
      expect(texts[1]).toContain(certifications);
    }
    for (const { title } of content.differentiators) expect(texts[1]).toContain(title);
    for (const { client } of content.results) expect(texts[1]).toContain(client);
    const { email, phone, location } = content.firm;
    for (const text of [email, phone, location]) expect(texts[1]).toContain(text);
  });

  it("says on its first page what an agency files, and names nobody who is made up", () => {
    for (const { term, text } of content.data)
      expect(texts[0]).toContain(`${term} ${text.replaceAll("\n", " ")}`);
    for (const { name } of people) expect(texts.join(" ")).not.toContain(name);
    expect(JSON.stringify(content)).not.toMatch(/\bsample\b/i);
  });

  it("prints no line over another, nor under a colored band", async () => {
    for (const number of [1, 2]) {
      const boxes = await boxesOf(await pdf.getPage(number));
      for (const [index, box] of boxes.entries())
        expect(
          boxes.slice(index + 1).filter((other) => overlap(box, other)),
          box.text,
        ).toEqual([]);
    }
    const last = await boxesOf(await pdf.getPage(2));
    const band = last.findIndex(({ text }) => text === "Talk to us");
    const lowest = Math.min(...last.slice(0, band).map(({ bottom }) => bottom));
    expect(lowest).toBeGreaterThan(contactHeight);
    const first = await boxesOf(await pdf.getPage(1));
    const below = first.slice(first.findIndex(({ text }) => text === content.stats[0]?.value));
    for (const { text, top } of below) expect(top, text).toBeLessThan(792 - headHeight);
  });

  it("has a language, title and structure for screen readers", async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: `${content.firm.name}: ${content.title}`,
      Language: "en-US",
    });
    const marks: unknown = await pdf.getMarkInfo();
    expect(marks).toBeInstanceOf(Map);
    expect(Object.fromEntries(marks as Map<string, boolean>)).toMatchObject({ Marked: true });
    const [first, second] = await Promise.all(
      [1, 2].map(async (number) =>
        rolesOf((await (await pdf.getPage(number)).getStructTree()) as Node),
      ),
    );
    expect(first?.filter((role) => role === "H1")).toHaveLength(1);
    expect(first?.filter((role) => role === "H3")).toHaveLength(content.categories.length);
    expect(first).toEqual(expect.arrayContaining(["H2", "P", "L", "LI"]));
    expect(second?.filter((role) => role === "TR")).toHaveLength(content.platforms.length + 1);
    expect(second).toEqual(expect.arrayContaining(["Table", "TH", "TD", "Link"]));
  });

  it("embeds a subset of each font it uses", () => {
    const source = file.toString("latin1");
    const fonts = [...source.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
    expect(fonts).toEqual(["BricolageGrotesque-SemiBold", "Geist-Regular", "Geist-SemiBold"]);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  });

  it("is the same file each time", async () => {
    expect((await drawCapabilitiesPdf(content)).equals(file)).toBe(true);
  });

  it("lies at an address with the firm’s name, whichever that is", async () => {
    vi.resetModules();
    const { firm } = await import("../content/firm.ts");
    firm.name = "Byron & Daughters, Inc.";
    const { capabilitiesDocument } = await import("./capabilities-pdf.server.ts");
    expect(capabilitiesDocument.path).toBe("/byron-daughters-inc-capabilities-statement.pdf");
    vi.resetModules();
  });
});
