import { firm } from "../../content/firm.ts";

export function escapeHtml(words: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

export type MailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; rows: [name: string, value: string][] }
  | { kind: "quote"; text: string };

const serif = "Georgia, 'Times New Roman', serif";
const sans = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const rule = "1px solid #dcd5c6";

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case "quote":
      return `<div style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #1f4d3f;background:#f7f3ea;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(part.text)}</div>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows
        .map(
          ([name, value]) =>
            `<tr><td style="padding:8px 16px 8px 0;border-bottom:${rule};color:#5b5a50;vertical-align:top;white-space:nowrap">${escapeHtml(name)}</td><td style="padding:8px 0;border-bottom:${rule};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
        )
        .join("")}</table>`;
  }
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "quote":
      return part.text.replace(/^/gm, "> ");
    case "facts":
      return part.rows.map(([name, value]) => `${name}: ${value}`).join("\n");
  }
}

/** Both bodies of a mail. Every word handed in is escaped; nothing in it is markup. */
export function layOutMail(heading: string, parts: MailPart[]): { text: string; html: string } {
  const signature = `${firm.name}, ${firm.city} · ${firm.phone} · ${firm.email}`;
  return {
    text: [heading, ...parts.map(partText), `-- \n${signature}`].join("\n\n") + "\n",
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f4efe4;color:#23261f">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4efe4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf8;border:${rule};border-top:4px solid #1f4d3f">
<tr><td style="padding:24px 32px 0;font:600 15px ${sans};color:#1f4d3f">${escapeHtml(firm.name)}</td></tr>
<tr><td style="padding:16px 32px 0"><h1 style="margin:0;font:400 26px/1.25 ${serif};color:#23261f">${escapeHtml(heading)}</h1></td></tr>
<tr><td style="padding:16px 32px 16px;font:400 16px/1.55 ${sans}">${parts.map(partHtml).join("")}</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:${rule};font:400 13px/1.5 ${sans};color:#5b5a50">${escapeHtml(signature)}</td></tr>
</table></td></tr></table></body></html>
`,
  };
}
