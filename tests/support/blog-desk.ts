import { expect } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { openTestApp } from "./app.ts";

export const goodPost = {
  title: "Plan the first month",
  summary: "What to do before anyone logs in.",
  content: "Write down **who** does what.",
  category: "CRM Strategy",
  status: "published",
};

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** An app with an editor at its desk. */
export async function openBlogDesk() {
  const home = await openTestApp();
  const admin = await home.signIn(trialAddresses.admin);

  async function send(method: string, path: string, body?: unknown, cookie = admin) {
    const answer = await home.request(method, path, {
      headers: { Cookie: cookie, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text && JSON.parse(text) };
  }

  async function create(more: Record<string, unknown> = {}) {
    const { status, body } = await send("POST", "/api/blog-posts", { ...goodPost, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  }

  const asVisitor = (path: string) => send("GET", path, undefined, "");
  return { home, admin, send, create, asVisitor };
}
