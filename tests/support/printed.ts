import type { Page } from "@playwright/test";

/** What lies between the margins of a sheet of A4, in CSS pixels. */
export const sheet = { width: 680, height: 1001 };

/** What has to stay whole in print and is tall enough to leave a sheet half empty. */
export function printedTooTall(page: Page): Promise<{ element: string; height: number }[]> {
  return page.evaluate(
    (most) =>
      [...document.querySelectorAll("main *")]
        .filter((element) => getComputedStyle(element).breakInside === "avoid")
        .map((element) => ({
          element: `${element.tagName} ${element.getAttribute("class") ?? ""}`,
          height: Math.round(element.getBoundingClientRect().height),
        }))
        .filter(({ height }) => height > most),
    sheet.height * 0.45,
  );
}
