import { afterEach, expect, test, vi } from "vitest";
import { articlesOf, deleteArticlesOf, messagesInTab } from "./unsent.ts";

afterEach(() => vi.unstubAllGlobals());

/** As browsers have it: an object whose own keys are what is stored. */
function storage(items: Record<string, unknown>) {
  const texts = Object.entries(items).map(([key, value]) => [key, JSON.stringify(value)]);
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  return Object.assign(Object.create(methods), Object.fromEntries(texts));
}

test("what was typed in this tab counts, what was deleted again does not", () => {
  const sessionStorage = storage({
    "fontana-draft-request": { urgency: "standard", subject: "", text: "First line.\nSecond." },
    "fontana-draft-request/5": { urgency: "urgent", subject: "Of a company", text: "" },
    "fontana-draft-request-7": "a".repeat(61),
    "fontana-draft-work-7": "",
    "fontana-draft-support": "  ",
    "fontana-draft-consultation": "Next year",
    "fontana-draft-contact": { firstName: "Ada", message: "Hello" },
    "fontana-draft-profile": { firstName: "Augusta" },
    "fontana-places": [],
  });
  vi.stubGlobal("window", { sessionStorage });
  expect(messagesInTab()).toEqual([
    { kind: "Request for help", text: "First line." },
    { kind: "Request for help", text: "Of a company" },
    { kind: "Reply to a request", text: `${"a".repeat(60)}…` },
    { kind: "Message", text: "Next year" },
    { kind: "Message", text: "Hello" },
  ]);
});

test("of articles one's own are named and deleted, those of everybody only if nobody says whose", () => {
  const localStorage = storage({
    "fontana-post-draft/ada/new/1": { values: { title: "" } },
    "fontana-post-draft/eve/3/2": { values: { title: "Hers" } },
    "fontana-single-keys": false,
  });
  vi.stubGlobal("window", { localStorage });
  expect(articlesOf("ada")).toEqual([{ kind: "Article", text: "without a title" }]);
  expect(articlesOf(null)).toHaveLength(2);
  deleteArticlesOf("ada");
  expect(Object.keys(localStorage)).toEqual(["fontana-post-draft/eve/3/2", "fontana-single-keys"]);
});
