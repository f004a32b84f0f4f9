import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beyondRestrictedKey } from "../support/restricted-key.ts";

const folder = join(import.meta.dirname, "../../platform/payments");

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test("the permissions that operators are told to give are enough for every call", () => {
  const sources = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".ts"))
    .map(({ name }) => readFileSync(join(folder, name), "utf8"));
  const calls = [...sources.join("\n").matchAll(/\bstripe\s*\.(\w+)\s*\.(\w+)\(/g)]
    .filter(([, resource]) => resource !== "webhooks")
    .map(([, resource = "", verb = ""]) => {
      const path = snake(resource).replace("invoice_items", "invoiceitems");
      return `${/^(list|retrieve)/.test(verb) ? "GET" : "POST"} /v1/${path}`;
    });
  expect(new Set(calls).size).toBeGreaterThan(15);
  expect(beyondRestrictedKey(calls)).toEqual([]);
  expect(beyondRestrictedKey(["POST /v1/charges", "GET /v1/events"])).toHaveLength(2);
});
