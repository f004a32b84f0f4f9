import { html, raw } from "hono/html";
import { firm } from "../../content/firm.ts";
import type { MailPart } from "../mail-part.ts";
import { mark } from "./mark.ts";
import { darkStyle, light } from "./palette.ts";
import { lines, sans, sentences, tellPart, unbroken } from "./parts.ts";

const display = `'Bricolage Grotesque', ${sans}`;

/** Else a list of mails goes on with what comes after the preview. */
const padding = raw("&#847;&zwnj;&nbsp;".repeat(80));

const forOutlook = {
  opens: raw(
    `<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  ),
  closes: raw(`<!--[if mso]></td></tr></table><![endif]-->`),
};

const part = (given: MailPart) =>
  html`<tr>
    <td style="padding:0 0 16px;font-family:${sans};font-size:16px;line-height:25px">
      ${tellPart(given)}
    </td>
  </tr>`;

/** All on tables and on the elements themselves, for readers that drop what they do not know. */
export function mailPage(heading: string, preview: string, parts: MailPart[], signature: string[]) {
  // Nothing in it is waited for, so that it is no promise.
  const page = html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${heading}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
        </style>
        <style>
          ${raw(darkStyle)}
        </style>
      </head>
      <body
        class="paper ink"
        style="margin:0;padding:0;background-color:${light.paper};color:${light.ink}"
      >
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${preview}${padding}
        </div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${light.paper}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              ${forOutlook.opens}
              <table
                role="presentation"
                class="raised edge"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;text-align:left;background-color:${light.raised};border:1px solid ${light.line}"
              >
                <tr>
                  <td style="padding:24px 24px 0">
                    <table role="presentation" cellpadding="0" cellspacing="0" border="0">
                      <tr>
                        <td style="padding:0 12px 0 0">${mark}</td>
                        <td
                          class="ink"
                          valign="middle"
                          style="font-family:${display};font-size:17px;line-height:24px;font-weight:600;color:${light.ink}"
                        >
                          ${firm.name}
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 24px 16px">
                    <h1
                      class="ink"
                      style="margin:0;font-family:${display};font-size:26px;line-height:33px;font-weight:600;color:${light.ink};overflow-wrap:anywhere;word-break:break-word"
                    >
                      ${sentences(heading)}
                    </h1>
                  </td>
                </tr>
                <tr>
                  <td style="padding:0 24px 8px">
                    <table
                      role="presentation"
                      width="100%"
                      cellpadding="0"
                      cellspacing="0"
                      border="0"
                    >
                      ${parts.map(part)}
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet edge"
                    style="padding:16px 24px 24px;border-top:1px solid ${light.line};font-family:${sans};font-size:14px;line-height:21px;color:${light["ink-2"]}"
                  >
                    ${lines(signature.map(unbroken))}
                  </td>
                </tr>
              </table>
              ${forOutlook.closes}
            </td>
          </tr>
        </table>
      </body>
    </html> ` as string;
  return `${page.replace(/\n\s+/g, "\n").trim()}\n`;
}
