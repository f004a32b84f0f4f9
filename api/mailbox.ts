import { html } from "hono/html";
import { CodedError } from "../platform/errors.ts";
import { notFound, page } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { answerMail, linked, mailTrial, themeQuery, type Theme, themes } from "./shown-mail.ts";
import type { Services } from "./services.ts";
import { trialPage } from "./trial-page.ts";

const themeLinks = (path: string, theme: Theme | undefined) =>
  [undefined, ...themes].map((name) =>
    name === theme
      ? html`<strong>${name ?? "your browser’s theme"}</strong> `
      : html`<a href="${path}${name ? `?theme=${name}` : ""}"
          >${name ?? "your browser’s theme"}</a
        > `,
  );

export const mailboxEndpoints = [
  endpoint(
    "GET /dev/mailbox",
    {
      ...mailTrial,
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
      const kinds = html`<p><a href="/dev/mailbox/kinds">Every kind of mail, from samples</a></p>`;
      return trialPage(c, "Mailbox", [kinds, mails.length > 0 ? list : none]);
    },
  ),

  endpoint(
    "GET /dev/mailbox/:id",
    {
      ...mailTrial,
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
      ...mailTrial,
      summary: "Show that mail’s HTML, in a sandbox",
      query: themeQuery,
      responses: { 200: page("The HTML."), 404: notFound },
    },
    async ({ c, services, query: { theme } }) => {
      const mail = await requireMail(services, c.req.param("id"));
      return answerMail(c, mail.html, theme);
    },
  ),
];

async function requireMail({ mailbox }: Services, id: string) {
  const mail = await mailbox?.get(id);
  if (!mail) throw new CodedError("not_found", "There is no such mail.");
  return mail;
}
