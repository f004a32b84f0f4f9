import {
  articlesKept,
  messagesKept,
  readStored,
  removeStored,
  storedKeys,
} from "../../browser-storage.ts";

export type Unsent = { kind: string; text: string };

/** Not zod, which public pages do without. */
const anything = { safeParse: (data: unknown) => ({ data: data ?? undefined }) };

const mostLetters = 60;

const kinds: [start: string, kind: string][] = [
  ["request-", "Reply to a request"],
  ["request", "Request for help"],
  ["work-", "Question about work"],
  ["answer-", "Answer to a client"],
  ["quote-", "Answer to a quote"],
];

const kindOf = (name: string) => kinds.find(([start]) => name.startsWith(start))?.[1] ?? "Message";

function shorten(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line.length > mostLetters ? `${line.slice(0, mostLetters).trimEnd()}…` : line;
}

function wordsOf(stored: unknown): string {
  if (typeof stored === "string") return shorten(stored);
  const {
    subject = "",
    text = "",
    message = "",
  } = Object(stored) as Partial<Record<"subject" | "text" | "message", string>>;
  return shorten(subject) || shorten(text) || shorten(message);
}

export function messagesInTab(): Unsent[] {
  return storedKeys("sessionStorage", messagesKept)
    .map((key) => ({
      kind: kindOf(key.slice(messagesKept.length)),
      text: wordsOf(readStored("sessionStorage", key, anything)),
    }))
    .filter(({ text }) => text !== "");
}

/** Without a person, the articles of everybody who writes in this browser. */
const articleKeys = (userId: string | null) =>
  storedKeys("localStorage", userId === null ? articlesKept : `${articlesKept}${userId}/`);

export function articlesOf(userId: string | null): Unsent[] {
  return articleKeys(userId).map((key) => {
    const { values } = Object(readStored("localStorage", key, anything)) as {
      values?: { title?: string };
    };
    return { kind: "Article", text: shorten(values?.title ?? "") || "without a title" };
  });
}

export function deleteArticlesOf(userId: string | null): void {
  for (const key of articleKeys(userId)) removeStored("localStorage", key);
}
