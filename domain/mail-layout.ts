import { firm } from "../content/firm.ts";

function escapeHtml(words: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const singleName = /^[\p{L}\p{M}'’-]{1,20}$/u;
const doubleName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{0,19} [\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{0,19}$/u;

/** Empty for what may be a sentence or an address, since anyone can type anyone's address in a form. */
export function plainName(firstName: string | null): string {
  if (firstName === null) return "";
  return singleName.test(firstName) || doubleName.test(firstName) ? ` ${firstName}` : "";
}

/** Unique even if a new database counts from 1 again beside old mail. */
export function mailKey(row: { id: number; createdAt: Date }): string {
  return `${row.id}-${row.createdAt.getTime().toString(36)}`;
}

export type MailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; rows: [name: string, value: string][] }
  | { kind: "quote"; text: string }
  | { kind: "code"; text: string }
  /** `href` must be one of our own URLs. */
  | { kind: "button"; label: string; href: string };

const serif = "Georgia, 'Times New Roman', serif";
const sans = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const rule = "1px solid #dcd5c6";

function unbroken(words: string): string {
  return `<span style="white-space:nowrap">${escapeHtml(words)}</span>`;
}

function prose(text: string): string {
  return text.split(firm.phone).map(escapeHtml).join(unbroken(firm.phone)).replaceAll("\n", "<br>");
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return `<p style="margin:0 0 16px">${prose(part.text)}</p>`;
    case "quote":
      return `<div style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #1f4d3f;background:#f7f3ea;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(part.text)}</div>`;
    case "code":
      return `<p style="margin:0 0 16px;padding:12px 16px;background:#f7f3ea;font:600 30px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:#1f4d3f">${escapeHtml(part.text)}</p>`;
    case "button":
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f4d3f;color:#fffdf8;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows
        .map(
          ([name, value]) =>
            `<tr><td style="width:1%;padding:8px 20px 8px 0;border-bottom:${rule};color:#5b5a50;vertical-align:top;white-space:nowrap">${escapeHtml(name)}</td><td style="padding:8px 0;border-bottom:${rule};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
        )
        .join("")}</table>`;
  }
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "code":
      return `    ${part.text}`;
    case "button":
      return `${part.label}:\n${part.href}`;
    case "quote":
      return part.text.replace(/^/gm, "> ");
    case "facts":
      return part.rows.map(([name, value]) => `${name}: ${value}`).join("\n");
  }
}

/** The text and HTML bodies of an email. Everything passed in is escaped: none of it is markup. */
export function layOutMail(heading: string, parts: MailPart[]): { text: string; html: string } {
  const signature = [`${firm.name}, ${firm.city}`, firm.phone, firm.email];
  return {
    text: [heading, ...parts.map(partText), `-- \n${signature.join(" · ")}`].join("\n\n") + "\n",
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f4efe4;color:#23261f">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4efe4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf8;border:${rule};border-top:4px solid #1f4d3f">
<tr><td style="padding:24px 24px 0;font:600 15px ${sans};color:#1f4d3f">${escapeHtml(firm.name)}</td></tr>
<tr><td style="padding:16px 24px 0"><h1 style="margin:0;font:400 26px/1.25 ${serif};color:#23261f">${escapeHtml(heading)}</h1></td></tr>
<tr><td style="padding:16px 24px 16px;font:400 16px/1.55 ${sans}">${parts.map(partHtml).join("")}</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:${rule};font:400 13px/1.5 ${sans};color:#5b5a50">${signature.map(unbroken).join("<br>")}</td></tr>
</table></td></tr></table></body></html>
`,
  };
}
