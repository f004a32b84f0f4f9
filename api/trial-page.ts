import { html, raw } from "hono/html";
import type { ApiContext } from "./services.ts";
import { pageColors } from "./page-colors.ts";

const style = `${pageColors}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px}main.wide{max-width:1440px}main.asks{max-width:416px;margin:12vh auto 0;padding:32px;border:1px solid var(--line);border-top:4px solid var(--pine);background:var(--raised)}@media(max-width:480px){main.asks{margin:16px}}h1{font:600 26px/1.25 system-ui,sans-serif;letter-spacing:-.01em;margin:0 0 16px}
a{color:var(--pine)}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:8px 16px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:16px;margin-top:24px}button{min-height:44px;padding:8px 24px;border:1px solid var(--pine);background:var(--raised);color:var(--pine);font:inherit;cursor:pointer}button[value=approve]{background:var(--pine);color:var(--raised)}
iframe,pre{box-sizing:border-box;width:100%;border:1px solid var(--line);background:var(--raised)}iframe{height:640px}pre{padding:16px;white-space:pre-wrap;overflow-wrap:anywhere}
section{margin-top:48px;border-top:1px solid var(--line);scroll-margin-top:16px}summary{padding:8px 0;cursor:pointer}
.subjects{padding:0;list-style:none;overflow-wrap:anywhere}.subjects li{padding:8px 0;border-bottom:1px solid var(--line)}.subjects span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.frames{display:flex;flex-wrap:wrap;gap:16px;margin:16px 0;overflow-x:auto}.frames iframe{flex:none}`;

type Page = { formAction?: "'none'" | "'self'"; shape?: "wide" | "asks" };

export function trialPage(
  c: ApiContext,
  title: string,
  body: unknown,
  { formAction = "'none'", shape }: Page = {},
) {
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
  );
  c.header("Cache-Control", "no-store");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <main ${shape ? raw(`class="${shape}"`) : ""}>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
  );
}
