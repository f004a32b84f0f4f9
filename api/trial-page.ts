import { html, raw } from "hono/html";
import type { ApiContext } from "./services.ts";

const style = `body{margin:0;background:#f4efe4;color:#23261f;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px}h1{font:400 28px/1.25 Georgia,serif;margin:0 0 16px}
a{color:#1f4d3f}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:8px 16px 8px 0;border-bottom:1px solid #dcd5c6;vertical-align:top;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:16px;margin-top:24px}button{min-height:44px;padding:8px 24px;border:1px solid #1f4d3f;background:#fffdf8;color:#1f4d3f;font:inherit;cursor:pointer}button[value=approve]{background:#1f4d3f;color:#fffdf8}
iframe,pre{box-sizing:border-box;width:100%;border:1px solid #dcd5c6;background:#fffdf8}iframe{height:640px}pre{padding:16px;white-space:pre-wrap;overflow-wrap:anywhere}`;

export function trialPage(
  c: ApiContext,
  title: string,
  body: unknown,
  { formAction = "'none'" }: { formAction?: "'none'" | "'self'" } = {},
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
          <main>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
  );
}
