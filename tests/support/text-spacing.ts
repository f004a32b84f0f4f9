import { expect, type Page } from "@playwright/test";
import { lostText } from "../fixtures/lost-text.ts";
import { sidewaysScroll } from "./browser.ts";

/** The least that a visitor's own style sheet may ask for without losing anything (WCAG 1.4.12). */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** With a sheet that the page's security policy has no say in; afterward the page is as it was. */
export async function expectRoomForSpacing(page: Page, where: string): Promise<void> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet();
    added.replaceSync(rules);
    document.adoptedStyleSheets.push(added);
    return added;
  }, spacing);
  const spaced = `${where}, with text spaced`;
  expect.soft(await sidewaysScroll(page), `sideways scrolling on ${spaced}`).toBe(0);
  expect.soft(await lostText(page), `lost on ${spaced}`).toEqual([]);
  await sheet.evaluate((added) => added.replaceSync(""));
  await sheet.dispose();
}
