import { html } from "hono/html";
import { CodedError } from "../platform/errors.ts";
import type { AddEndpoint, ApiContext, Services } from "./services.ts";
import { trialPage } from "./trial-page.ts";

/** `sandbox` without any allowance: what a mail brings along runs nowhere, wherever it is opened. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups";

/** The trial's mail, in a browser. Does not exist when live, nor where mail is really sent. */
export function addMailbox(add: AddEndpoint, services: Services): void {
  const { mailbox, settings } = services;
  if (!mailbox || settings.live) return;

  add("GET /dev/mailbox", async (c) => {
    const mails = await mailbox.list();
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
    return trialPage(c, "Mailbox", mails.length > 0 ? list : none);
  });

  add("GET /dev/mailbox/:id", async (c) => {
    const mail = await requireMail(c);
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
            <th>Sent</th>
            <td>${mail.sentAt.toISOString()}</td>
          </tr>
        </table>
        <h2>As HTML</h2>
        <iframe
          title="The mail as HTML"
          sandbox="allow-popups"
          src="/dev/mailbox/${mail.id}/html"
        ></iframe>
        <h2>As text</h2>
        <pre>${linked(mail.text)}</pre>`,
    );
  });

  add("GET /dev/mailbox/:id/html", async (c) => {
    const mail = await requireMail(c);
    c.header("Content-Security-Policy", mailPolicy);
    c.header("X-Frame-Options", "SAMEORIGIN");
    c.header("Cache-Control", "no-store");
    return c.html(mail.html);
  });

  async function requireMail(c: ApiContext) {
    const mail = await mailbox?.get(c.req.param("id") ?? "");
    if (!mail) throw new CodedError("not_found", "There is no such mail.");
    return mail;
  }
}

/** Sign-in links must work from the text, too; everything around them is escaped. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}
