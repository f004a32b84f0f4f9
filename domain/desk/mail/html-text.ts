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
  bull: "•",
  middot: "·",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  iexcl: "¡",
  iquest: "¿",
  euro: "€",
  pound: "£",
  copy: "©",
  reg: "®",
  trade: "™",
  szlig: "ß",
  oslash: "ø",
  Oslash: "Ø",
  aelig: "æ",
  AElig: "Æ",
};

const marks: Record<string, string> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  caron: "\u030c",
  cedil: "\u0327",
};

function letter(name: string): string | undefined {
  const mark = marks[name.slice(1)];
  return mark && `${name.charAt(0)}${mark}`.normalize();
}

function sign(whole: string, name: string): string {
  if (!name.startsWith("#")) return named[name] ?? letter(name) ?? whole;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : "";
}

/** An expression would look for the end of each anew, and half a megabyte of beginnings has none. */
function withoutComments(html: string): string {
  const [before = "", ...rest] = html.split("<!--");
  const after = rest.map((part) => {
    const end = /^-?>|-->/.exec(part);
    return end ? part.slice(end.index + end[0].length) : "";
  });
  return before + after.join("");
}

/** Words only: no markup is kept and nothing is loaded. What it quotes begins with ">". */
export function htmlText(html: string): string {
  let quoted = 0;
  let silent = "";
  const lines = withoutComments(html.slice(0, mostRead))
    .split(/(<[a-z/!?][^<>]*>)/i)
    .map((part) => {
      const [, end, tag = ""] = /^<\s*(\/?)\s*([a-z\d]+)/i.exec(part) ?? [];
      const name = tag.toLowerCase();
      if (/^(style|script|head|title)$/.test(name)) silent = end ? "" : name;
      // Nobody has to write the end of a head.
      if (name === "body") silent = "";
      if (/^<[a-z/!?][^<>]*>$/i.test(part)) {
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
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/(^(> )*>?\n){3,}/gm, "\n\n")
    .trim();
}
