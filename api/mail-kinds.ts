import { html } from "hono/html";
import { z } from "zod";
import { CodedError } from "../platform/errors.ts";
import { endpoint } from "./endpoint.ts";
import { notFound, page } from "./responses.ts";
import { answerMail, linked, mailTrial, themeQuery, themes } from "./shown-mail.ts";
import { trialPage } from "./trial-page.ts";

const at = "/dev/mailbox/kinds";

const widths = { "a phone": 390, "a desktop": 700 };

/** Asked for only here, so that the program does not hold what it never sends. */
async function writeSamples() {
  const { mailSamples } = await import("../domain/mail-samples.ts");
  return Object.entries(mailSamples).flatMap(([kind, samples]) =>
    samples.map(({ write }, index) => ({ id: `${kind}-${index + 1}`, kind, mail: write() })),
  );
}

type Written = Awaited<ReturnType<typeof writeSamples>>[number];

const line = ({ id, kind, mail }: Written) =>
  html`<li>
    <a href="${at}?kind=${kind}#${id}">${mail.subject}</a>
    <span>${mail.preview}</span>
  </li>`;

const frames = ({ id }: Written) =>
  Object.entries(widths).map(
    ([name, width]) =>
      html`<div class="frames" tabindex="0" role="group" aria-label="${id} on ${name}">
        ${themes.map(
          (theme) =>
            html`<iframe
              title="${id} on ${name}, ${theme}"
              style="width:${width}px"
              loading="lazy"
              sandbox="allow-popups"
              src="${at}/${id}/html?theme=${theme}"
            ></iframe>`,
        )}
      </div>`,
  );

const shown = (written: Written) =>
  html`<section id="${written.id}" aria-label="${written.id}">
    <h2>${written.mail.subject}</h2>
    <p>${written.mail.preview}</p>
    <p>Kind: ${written.kind}. Mail id: ${written.mail.id}</p>
    ${frames(written)}
    <details>
      <summary>Plain text</summary>
      <pre>${linked(written.mail.text)}</pre>
    </details>
  </section>`;

export const mailKindEndpoints = [
  endpoint(
    "GET /dev/mailbox/kinds",
    {
      ...mailTrial,
      summary: "Show every kind of mail, written from samples",
      query: z.object({ kind: z.string().optional() }),
      responses: {
        200: page("Each in both themes, as wide as a phone and as a desktop, and as text."),
      },
    },
    async ({ c, query: { kind } }) => {
      const all = await writeSamples();
      return trialPage(
        c,
        "Mails by kind",
        html`<p><a href="/dev/mailbox">All mail</a> <a href="${at}">All kinds</a></p>
          <ol class="subjects">
            ${all.map(line)}
          </ol>
          ${all.filter((written) => kind === undefined || written.kind === kind).map(shown)}`,
        { shape: "wide" },
      );
    },
  ),

  endpoint(
    "GET /dev/mailbox/kinds/:id/html",
    {
      ...mailTrial,
      summary: "Show one of them as HTML, in a sandbox",
      query: themeQuery,
      responses: { 200: page("The HTML."), 404: notFound },
    },
    async ({ c, query: { theme } }) => {
      const found = (await writeSamples()).find(({ id }) => id === c.req.param("id"));
      if (!found) throw new CodedError("not_found", "There is no such kind of mail.");
      return answerMail(c, found.mail.html, theme);
    },
  ),
];
