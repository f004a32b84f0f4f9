import type { Page } from "@playwright/test";
import { figuresWithin } from "../../content/unbroken.ts";

const figures = figuresWithin("[ \\u00A0]").source;

/** Figures that stand on two lines, and words that lost their spaces because a figure was set apart in a row of items. */
export const brokenFigures = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const around = text.parentElement?.closest("script, style, pre, code, textarea, option, svg");
      const isCutShort = getComputedStyle(text.parentElement!).webkitLineClamp !== "none";
      if (around || isCutShort) continue;
      for (const { 0: figure, index } of text.data.matchAll(new RegExp(pattern, "g"))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${figure} in “${text.data.trim().slice(0, 80)}”`);
      }
    }
    for (const { parentElement: row } of document.querySelectorAll("bdi.nowrap")) {
      const words = [...(row?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== "",
      );
      if (row && words && /flex|grid/.test(getComputedStyle(row).display))
        found.push(`set apart: ${row.textContent.slice(0, 80)}`);
    }
    return found;
  }, figures);
