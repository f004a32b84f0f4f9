import { html, raw } from "hono/html";
import type { Fact, MailPart } from "../mail-part.ts";
import { light } from "./palette.ts";

export const sans = "Geist, system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

type Markup = ReturnType<typeof html>;

export const unbroken = (words: string): Markup =>
  html`<span style="white-space:nowrap">${words}</span>`;

const lineBreak = raw("<br>");

export const lines = (all: Markup[]) =>
  all.flatMap((line, at) => (at === 0 ? [line] : [lineBreak, line]));

/** Phone numbers, numbers of cards and invoices, days and times. */
const wholes =
  /(\(\d{3}\)\s\d{3}-\d{4}|\bending\sin\s\d{4}|\b[A-Z]+-\d+\b|\b[A-Z][a-z]{2,8}\s\d{1,2}(?:,\s\d{4}\b|(?=,))|\b\d{1,2}(?::\d\d)?\s[AP]M(?:\s-\s\d{1,2}(?::\d\d)?\s[AP]M)?(?:\sP[SD]T)?)/;

const line = (words: string) =>
  html`${words
    .replaceAll("  ", "\u00a0 ")
    .split(wholes)
    .map((piece, at) => (at % 2 ? unbroken(piece) : piece))}`;

const prose = (text: string) => lines(text.split("\n").map(line));

/** Without a short last word left on a line of its own; two long ones would not fit on a phone. */
const together = (words: string) => words.replace(/(?<=(?:^|\s)\S{1,8}) (\S{1,10})$/, "\u00a0$1");

export const sentences = (text: string) => prose(together(text));

const columns = {
  facts: { name: "width:1%;", value: "" },
  sums: { name: "", value: "text-align:right;white-space:nowrap;" },
};

/** By their spaces, since Outlook knows no `nowrap`: a column as wide as its longest label. */
const label = (name: string, kind: keyof typeof columns) =>
  kind === "facts" ? name.replaceAll(" ", "\u00a0") : name;

const fact = ([name, value]: Fact, kind: keyof typeof columns, isLast: boolean): Markup => {
  const weight = isLast && kind === "sums" ? "font-weight:600;" : "";
  const below = isLast ? "" : `border-bottom:1px solid ${light.line};`;
  return html`<tr>
    <td
      class="quiet edge"
      valign="top"
      style="${columns[kind].name}${weight}padding:8px 16px 8px 0;${below}color:${light["ink-2"]}"
    >
      ${label(name, kind)}
    </td>
    <td
      class="ink edge"
      valign="top"
      style="${columns[kind].value}${weight}padding:8px 0;${below}color:${light.ink};overflow-wrap:anywhere;word-break:break-word"
    >
      ${prose(value)}
    </td>
  </tr>`;
};

export function tellPart(part: MailPart): Markup {
  switch (part.kind) {
    case "paragraph":
      return html`<p class="ink" style="margin:0;color:${light.ink}">${sentences(part.text)}</p>`;
    case "quote":
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
      >
        <tr>
          <td
            class="tint thread ink"
            style="padding:12px 16px;border-left:3px solid ${light.pine};background-color:${light["paper-2"]};color:${light.ink};overflow-wrap:anywhere;word-break:break-word"
          >
            ${prose(part.text)}
          </td>
        </tr>
      </table>`;
    case "code":
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            class="tint pine"
            style="padding:12px 20px;background-color:${light["paper-2"]};font-family:${mono};font-size:30px;line-height:40px;font-weight:600;letter-spacing:6px;color:${light.pine}"
          >
            ${part.text}
          </td>
        </tr>
      </table>`;
    case "button":
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            class="press"
            style="border-radius:6px;background-color:${light.pine};mso-padding-alt:12px 20px"
          >
            <a
              class="press-text"
              href="${part.href}"
              style="display:inline-block;padding:12px 20px;font-weight:600;color:${light["on-pine"]};text-decoration:none"
              >${part.label}</a
            >
          </td>
        </tr>
      </table>`;
    case "link":
      return html`<a class="pine" href="${part.href}" style="color:${light.pine}"
        >${part.label}</a
      >`;
    case "facts":
    case "sums":
      return html`<table
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="border-collapse:collapse"
      >
        ${part.rows.map((row, at) => fact(row, part.kind, at === part.rows.length - 1))}
      </table>`;
  }
}
