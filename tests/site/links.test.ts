import { expect, it } from "vitest";
import { elementsOf } from "../support/html.ts";
import { notFoundPage, servedPages, siteUrl } from "./served-pages.ts";

type Target = { status: number; ids: Set<string> };

const targets = new Map<string, Promise<Target>>();

async function visit(address: string): Promise<Target> {
  // A page is linked by its own address; only what is no page sends visitors on.
  const redirect = new URL(address).pathname.startsWith("/api/") ? "follow" : "manual";
  const answer = await fetch(address, { redirect });
  const text = await answer.text();
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  const ids = isPage ? elementsOf(text).flatMap(({ attributes }) => attributes["id"] ?? []) : [];
  return { status: answer.status, ids: new Set(ids) };
}

function targetOf(url: URL): Promise<Target> {
  const address = url.origin + url.pathname + url.search;
  const target = targets.get(address) ?? visit(address);
  targets.set(address, target);
  return target;
}

async function faultOf(url: URL): Promise<string | undefined> {
  if (url.origin !== siteUrl) return url.protocol === "https:" ? undefined : "is not encrypted";
  const { status, ids } = await targetOf(url);
  if (status !== 200) return `answered ${status}`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment && !ids.has(fragment) ? "names no element" : undefined;
}

it("has no broken link, file or fragment", async () => {
  const faults = new Map<string, string[]>();
  for (const { path, address, elements } of [...(await servedPages()), await notFoundPage()]) {
    const given = elements.flatMap(
      ({ attributes }) => attributes["href"] ?? attributes["src"] ?? attributes["action"] ?? [],
    );
    for (const href of new Set(given)) {
      if (/^(mailto|tel|data):|^#(main|footer)$/.test(href)) continue;
      const fault = await faultOf(new URL(href, address));
      if (fault) faults.set(`${href} ${fault}`, [...(faults.get(`${href} ${fault}`) ?? []), path]);
    }
  }
  expect([...faults].map(([fault, paths]) => `${fault}, on ${paths.join(" ")}`)).toEqual([]);
});

it("has what the skip link leads to, and what the first frame waits for, on every page", async () => {
  for (const { path, elements } of [...(await servedPages()), await notFoundPage()]) {
    const ids = elements.map(({ attributes }) => attributes["id"]);
    expect(
      ids.filter((id) => id === "main" || id === "footer"),
      path,
    ).toEqual(["main", "footer"]);
  }
});
