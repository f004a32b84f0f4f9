import { expect, it } from "vitest";
import { firm } from "../../content/firm.ts";
import { siteUrl } from "./served-pages.ts";

const day = 86_400_000;

it("says whom to tell of a hole, until a date that is always ahead", async () => {
  const answer = await fetch(`${siteUrl}/.well-known/security.txt`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).trimEnd().split("\n");
  const fields = new Map(lines.map((line) => line.split(": ") as [string, string]));
  expect(fields.get("Contact")).toBe(`mailto:${firm.securityEmail}`);
  expect(new URL(fields.get("Canonical") ?? "").pathname).toBe("/.well-known/security.txt");
  const ahead = Date.parse(fields.get("Expires") ?? "") - Date.now();
  // RFC 9116 advises less than a year.
  expect(ahead).toBeGreaterThan(80 * day);
  expect(ahead).toBeLessThan(365 * day);
});
