import { html } from "hono/html";
import { z } from "zod";
import { CodedError } from "../platform/errors.ts";
import { notFound, page } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import type { Services } from "./services.ts";
import { trialPage } from "./trial-page.ts";

/** Sandboxed, so that nothing in a mail can run, also when opened directly. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups";

const trial = {
  tag: "Trial",
  role: "visitor",
  enabled: ({ mailbox, settings }: Services) => mailbox !== undefined && !settings.live,
} as const;

const themes = ["light", "dark"] as const;
const themeQuery = z.object({ theme: z.enum(themes).optional().catch(undefined) });

/** As a reader in that theme shows it, whatever the browser's own is. */
function inTheme(page: string, theme: (typeof themes)[number] | undefined): string {
  if (!theme) return page;
  return page
    .replace("(prefers-color-scheme: dark)", theme === "dark" ? "all" : "not all")
    .replace("color-scheme: light dark", `color-scheme: ${theme}`);
}

const themeLinks = (path: string, theme: (typeof themes)[number] | undefined) =>
  [undefined, ...themes].map((name) =>
    name === theme
      ? html`<strong>${name ?? "your browser’s theme"}</strong> `
      : html`<a href="${path}${name ? `?theme=${name}` : ""}"
          >${name ?? "your browser’s theme"}</a
        > `,
  );

/** Its id up to what tells one from the next: a number, or something random. */
function kindOf(id: string): string {
  const parts = id.split("-");
  const end = parts.findIndex((part) => /[\dA-Z_]/.test(part) || part.length > 16);
  return parts.slice(0, end < 0 ? parts.length : end).join("-") || id;
}

export const mailboxEndpoints = [
  endpoint(
    "GET /dev/mailbox",
    {
      ...trial,
      summary: "List the mail a trial has captured",
      responses: { 200: page("The list.") },
    },
    async ({ c, services }) => {
      const mails = (await services.mailbox?.list()) ?? [];
      const rows = mails.map(
        (mail) =>
          html`<tr>
            <td><a href="/dev/mailbox/${mail.id}">${mail.subject}</a></td>
            <td>${mail.to}</td>
            <td>${mail.sentAt.toISOString()}</td>
          </tr>`,
      );
      const list = html`<table>
        <thead>
          <tr>
            <th>Subject</th>
            <th>To</th>
            <th>Sent</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`;
      const none = html`<p>
        No mail yet. Everything this trial sends shows up here and goes nowhere else.
      </p>`;
      const kinds = html`<p><a href="/dev/mailbox/kinds">The newest of each kind</a></p>`;
      return trialPage(c, "Mailbox", mails.length > 0 ? [kinds, list] : none);
    },
  ),

  endpoint(
    "GET /dev/mailbox/kinds",
    {
      ...trial,
      summary: "Show the newest captured mail of each kind",
      query: themeQuery,
      responses: { 200: page("Each as HTML, in a sandbox.") },
    },
    async ({ c, services, query: { theme } }) => {
      const mails = (await services.mailbox?.list()) ?? [];
      const newest = new Map(mails.toReversed().map((mail) => [kindOf(mail.id), mail]));
      const shown = theme ? `?theme=${theme}` : "";
      return trialPage(
        c,
        "Mails by kind",
        html`<p><a href="/dev/mailbox">All mail</a></p>
          <p>${themeLinks("/dev/mailbox/kinds", theme)}</p>
          ${[...newest]
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(
              ([kind, { id, subject }]) =>
                html`<h2>${kind}</h2>
                  <p><a href="/dev/mailbox/${id}${shown}">${subject}</a></p>
                  <iframe
                    title="${kind}"
                    loading="lazy"
                    sandbox="allow-popups"
                    src="/dev/mailbox/${id}/html${shown}"
                  ></iframe>`,
            )}`,
      );
    },
  ),

  endpoint(
    "GET /dev/mailbox/:id",
    {
      ...trial,
      summary: "Show a captured mail",
      query: themeQuery,
      responses: { 200: page("The mail."), 404: notFound },
    },
    async ({ c, services, query: { theme } }) => {
      const mail = await requireMail(services, c.req.param("id"));
      const shown = theme ? `?theme=${theme}` : "";
      return trialPage(
        c,
        mail.subject,
        html`<p><a href="/dev/mailbox">All mail</a></p>
          <table>
            <tr>
              <th>From</th>
              <td>${mail.from}</td>
            </tr>
            <tr>
              <th>To</th>
              <td>${mail.to}</td>
            </tr>
            <tr>
              <th>Reply to</th>
              <td>${mail.replyTo ?? "-"}</td>
            </tr>
            <tr>
              <th>Message id</th>
              <td>${mail.id}</td>
            </tr>
            <tr>
              <th>Sent</th>
              <td>${mail.sentAt.toISOString()}</td>
            </tr>
          </table>
          <h2>As HTML</h2>
          <p>${themeLinks(`/dev/mailbox/${mail.id}`, theme)}</p>
          <iframe
            title="The mail as HTML"
            sandbox="allow-popups"
            src="/dev/mailbox/${mail.id}/html${shown}"
          ></iframe>
          <h2>As text</h2>
          <pre>${linked(mail.text)}</pre>`,
      );
    },
  ),

  endpoint(
    "GET /dev/mailbox/:id/html",
    {
      ...trial,
      summary: "Show that mail’s HTML, in a sandbox",
      query: themeQuery,
      responses: { 200: page("The HTML."), 404: notFound },
    },
    async ({ c, services, query: { theme } }) => {
      const mail = await requireMail(services, c.req.param("id"));
      c.header("Content-Security-Policy", mailPolicy);
      c.header("X-Frame-Options", "SAMEORIGIN");
      c.header("Cache-Control", "no-store");
      return c.html(inTheme(mail.html, theme));
    },
  ),
];

async function requireMail({ mailbox }: Services, id: string) {
  const mail = await mailbox?.get(id);
  if (!mail) throw new CodedError("not_found", "There is no such mail.");
  return mail;
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}
