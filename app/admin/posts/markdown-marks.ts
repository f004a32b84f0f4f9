/** A text field with its selection. */
export type Written = { text: string; start: number; end: number };

/** Puts `insert` in the place of `from` to `to`, then selects. */
export type Edit = { from: number; to: number; insert: string; select: [number, number] };

export type Mark = "bold" | "italic" | "heading" | "link" | "list" | "quote" | "code";

const around = { bold: "**", italic: "_" } as const;
const stands = {
  bold: "bold text",
  italic: "italic text",
  code: "code",
  link: "link text",
} as const;
const atStart = { heading: "## ", list: "- ", quote: "> " } as const;

function wrap(written: Written, mark: string, stand: string): Edit {
  const size = mark.length;
  const { text, start, end } = withoutEdges(written, mark);
  const marked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  const chosen = text.slice(start, end);
  if (marked && start >= size)
    return {
      from: start - size,
      to: end + size,
      insert: chosen,
      select: [start - size, end - size],
    };
  const words = chosen || stand;
  return {
    from: start,
    to: end,
    insert: `${mark}${words}${mark}`,
    select: [start + size, start + size + words.length],
  };
}

/** A double-clicked word comes with the space after it, which must stay outside the mark. */
function withoutEdges({ text, start, end }: Written, mark: string): Written {
  const chosen = text.slice(start, end);
  const words = chosen.trim();
  if (words === "") return { text, start, end };
  const from = start + chosen.indexOf(words);
  const size = mark.length;
  const holds = words.length > 2 * size && words.startsWith(mark) && words.endsWith(mark);
  const inset = holds ? size : 0;
  return { text, start: from + inset, end: from + words.length - inset };
}

function prefixLines({ text, start, end }: Written, prefix: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split("\n");
  const all = lines.every((line) => line.startsWith(prefix));
  const bare = (line: string) => (prefix === atStart.heading ? line.replace(/^#+ +/, "") : line);
  const insert = lines
    .map((line) => (all ? line.slice(prefix.length) : prefix + bare(line)))
    .join("\n");
  const caret = from + insert.length;
  return { from, to, insert, select: start === end ? [caret, caret] : [from, caret] };
}

function codeBlock({ text, start, end }: Written): Edit {
  const lead = /(^|\n)$/.test(text.slice(0, start)) ? "" : "\n";
  const tail = /^(\n|$)/.test(text.slice(end)) ? "" : "\n";
  const chosen = text.slice(start, end);
  const at = start + lead.length + 4;
  return {
    from: start,
    to: end,
    insert: `${lead}\`\`\`\n${chosen}\n\`\`\`${tail}`,
    select: [at, at + chosen.length],
  };
}

function link({ text, start, end }: Written): Edit {
  const chosen = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(chosen)) {
    const insert = `[${stands.link}](${chosen})`;
    return {
      from: start,
      to: end,
      insert,
      select: [start + 1, start + 1 + stands.link.length],
    };
  }
  const words = chosen || stands.link;
  const insert = `[${words}](https://)`;
  // The address is selected because it is still to be written.
  const address = start + words.length + 3;
  return { from: start, to: end, insert, select: [address, address + "https://".length] };
}

/** What a toolbar button does to the text; a second press removes the mark again. */
export function markEdit(mark: Mark, written: Written): Edit {
  if (mark === "link") return link(written);
  if (mark === "code")
    return written.text.slice(written.start, written.end).includes("\n")
      ? codeBlock(written)
      : wrap(written, "`", stands.code);
  if (mark === "bold" || mark === "italic") return wrap(written, around[mark], stands[mark]);
  return prefixLines(written, atStart[mark]);
}

/** Markdown for a picture, set apart from other text by empty lines. */
export function pictureEdit(
  { text, start, end }: Written,
  { path, alt, caption }: { path: string; alt: string; caption: string },
): Edit {
  const before = text.slice(0, start);
  const lead =
    before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const words = alt.replace(/[[\]\\]/g, "\\$&").replace(/\s+/g, " ");
  const below = caption.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ");
  const insert = `${lead}![${words}](${path}${below && ` "${below}"`})\n\n`;
  const caret = start + insert.length;
  return { from: start, to: end, insert, select: [caret, caret] };
}
