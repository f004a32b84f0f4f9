import type { About } from "./about.ts";
import type { Facts } from "./facts.ts";
import { daysChanged } from "./days-changed.ts";
import { fieldWords, isNothing } from "./field-words.ts";
import type { LoggedChange } from "./schema.ts";

/** Rows that tell of one thing only say what it was and is. */
const single: [prefix: string, field: string][] = [
  ["seat.", "role"],
  ["invitation.", "role"],
  ["membership.", "planId"],
  ["blog-post.", "status"],
];

function sidesOf({ row, details, before, after }: About): { before: Facts; after: Facts } {
  const field = single.find(([prefix]) => row.action.startsWith(prefix))?.[1];
  if (field === undefined || !("to" in details)) return { before, after };
  return { before: { [field]: details["from"] }, after: { [field]: details["to"] } };
}

export function changesOf(about: About): LoggedChange[] {
  if (about.row.action === "calendar.confirmed") return daysChanged(about.details);
  const { before, after } = sidesOf(about);
  const changes = Object.entries(fieldWords).flatMap(([key, { field, say }]) => {
    if (!(key in before) && !(key in after)) return [];
    const told = (value: unknown) => (isNothing(value) ? null : say(value, about.names));
    const change = { field, before: told(before[key]), after: told(after[key]) };
    return change.before === change.after ? [] : [change];
  });
  return [...changes, ...textsIn(about.details)];
}

/** Of a post: too long to be kept. */
function textsIn({ text }: Facts): LoggedChange[] {
  if (!Array.isArray(text)) return [];
  const words: Record<string, string> = {
    excerpt: "Summary",
    content: "Content",
    cover: "Cover picture",
    coverAlt: "Words for the cover picture",
  };
  return text.map((name) => ({
    field: words[String(name)] ?? String(name),
    before: null,
    after: name === "cover" ? "Changed" : "Rewritten",
  }));
}
