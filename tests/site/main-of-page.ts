import type { HtmlElement } from "html-validate";
import { attributeOf, parseHtml, wordsOf } from "../support/html.ts";
import { servedText } from "./served-pages.ts";

export async function mainOf(path: string, status = 200): Promise<HtmlElement> {
  const main = parseHtml(await servedText(path, status)).querySelector("main");
  if (!main) throw new Error(`${path} has no main element`);
  return main;
}

export function sectionNamed(main: HtmlElement, name: string): HtmlElement {
  const section = main.querySelectorAll("section").find((one) => {
    const heading = main.querySelector(`[id="${attributeOf(one, "aria-labelledby")}"]`);
    return (attributeOf(one, "aria-label") || (heading && wordsOf(heading))) === name;
  });
  if (!section) throw new Error(`There is no section ${name}`);
  return section;
}

export function readingOf(main: HtmlElement): string {
  const figures = main
    .querySelectorAll("dl > div")
    .map((pair) => ["dd", "dt"].map((tag) => wordsIn(pair, tag)).join(" "));
  const drawings = main
    .querySelectorAll("svg")
    .map((drawing) => attributeOf(drawing, "aria-label"));
  const lines = main
    .querySelectorAll("li, p, h1, h2, h3, dt, dd, th, td, figcaption")
    .map((block) => block.childElements.map(wordsOf).join(" "));
  return [wordsOf(main), ...figures, ...drawings, ...lines].join("\n");
}

function wordsIn(element: HtmlElement, tag: string): string {
  const found = element.querySelector(tag);
  return found ? wordsOf(found) : "";
}
