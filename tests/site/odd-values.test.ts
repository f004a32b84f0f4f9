import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { oddInAddress } from "../fuzz/odd-values.ts";
import { pageQueries, pagesOf } from "../fuzz/pages.ts";
import { siteUrl } from "./served-pages.ts";

const pages = pagesOf(routes);

async function expectNoFailure(address: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(siteUrl + address, { redirect: "manual", ...init });
  await answer.body?.cancel();
  expect(answer.status, `${init.method ?? "GET"} ${address.slice(0, 120)}`).toBeLessThan(500);
}

it.each(pages)("%s handles any path or query", async (page) => {
  for (const value of [...oddInAddress, "%"]) {
    const address = page.replaceAll(/:\w+|\*/g, value);
    const query = pageQueries.map((name) => `${name}=${value}`).join("&");
    const data = `${page === "/" ? "/_root" : address}.data`;
    await Promise.all([
      expectNoFailure(`${address}?${query}`),
      expectNoFailure(`${data}?${query}`),
      expectNoFailure(`${address}/${value}`),
      expectNoFailure(`${address}?${value}=${value}`),
    ]);
  }
});

it.each(pages)("%s handles any posted body", async (page) => {
  const address = page.replaceAll(/:\w+|\*/g, "x");
  const bodies: [type: string, body: string][] = [
    ["application/x-www-form-urlencoded", "firstName=%00&email=%ED%A0%80&message="],
    ["multipart/form-data; boundary=x", "none"],
    ["multipart/form-data", "none"],
    ["application/json", "{}"],
    ["text/plain", "\0"],
  ];
  for (const [type, body] of bodies)
    for (const to of [address, `${address}.data`])
      await expectNoFailure(to, {
        method: "POST",
        headers: { origin: siteUrl, "content-type": type },
        body,
      });
});
