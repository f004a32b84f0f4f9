const mostRead = 500_000;

const named: Record<string, string> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  euro: "€",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
};

function sign(whole: string, name: string): string {
  if (!name.startsWith("#")) return named[name] ?? whole;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : "";
}

/** Words only: no markup is kept and nothing is loaded. What it quotes begins with ">". */
export function htmlText(html: string): string {
  let quoted = 0;
  let silent = "";
  const read = html.slice(0, mostRead).replace(/<!--[^]*?-->/g, "");
  const lines = read.split(/(<[^<>]*>)/).map((part) => {
    const [, end, tag = ""] = /^<\s*(\/?)\s*([a-z\d]+)/i.exec(part) ?? [];
    const name = tag.toLowerCase();
    if (/^(style|script|head|title)$/.test(name)) silent = end ? "" : name;
    if (part.startsWith("<") && part.endsWith(">")) {
      if (name === "blockquote") quoted = Math.max(0, quoted + (end ? -1 : 1));
      if (name === "blockquote") return "\n".concat(quoted > 0 && !end ? "> " : "");
      return /^(br|p|div|tr|li|h[1-6]|hr|ul|table)$/.test(name)
        ? `\n${"> ".repeat(Math.min(quoted, 5))}`
        : "";
    }
    return silent ? "" : part.replace(/\s+/g, " ");
  });
  return lines
    .join("")
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, sign)
    .replace(/[ \t]+$/gm, "")
    .replace(/(^(> )*>?\n){3,}/gm, "\n\n")
    .trim();
}
