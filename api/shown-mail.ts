import { html } from "hono/html";
import { z } from "zod";
import type { ApiContext, Services } from "./services.ts";

/** Sandboxed, so that nothing in a mail can run, also when opened directly. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups";

export const mailTrial = {
  tag: "Trial",
  role: "visitor",
  enabled: ({ mailbox, settings }: Services) => mailbox !== undefined && !settings.live,
} as const;

export const themes = ["light", "dark"] as const;

export type Theme = (typeof themes)[number];

export const themeQuery = z.object({ theme: z.enum(themes).optional().catch(undefined) });

function inTheme(page: string, theme: Theme | undefined): string {
  if (!theme) return page;
  return page
    .replace("(prefers-color-scheme: dark)", theme === "dark" ? "all" : "not all")
    .replace("color-scheme: light dark", `color-scheme: ${theme}`);
}

export function answerMail(c: ApiContext, page: string, theme: Theme | undefined) {
  c.header("Content-Security-Policy", mailPolicy);
  c.header("X-Frame-Options", "SAMEORIGIN");
  c.header("Cache-Control", "no-store");
  return c.html(inTheme(page, theme));
}

export function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}
