import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { notFoundPage, servedPages } from "./served-pages.ts";

const checker = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
}

it("the validator finds faults", async () => {
  const html = '<!doctype html><html lang="en"><title>A</title><p><div id="a b"></div></p></html>';
  expect((await faultsOf(html)).length).toBeGreaterThan(0);
});

for (const { path, html } of [...(await servedPages()), await notFoundPage()])
  it(`${path} is valid HTML`, async () => {
    expect(await faultsOf(html)).toEqual([]);
  });
