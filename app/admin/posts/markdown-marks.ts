export type TextSelection = { text: string; start: number; end: number };

export type Edit = { from: number; to: number; insert: string; select: [number, number] };

export type Mark = "bold" | "italic" | "heading" | "link" | "list" | "quote" | "code" | "table";

const around = { bold: "**", italic: "_" } as const;
const placeholders = {
  bold: "bold text",
  italic: "italic text",
  code: "code",
  link: "link text",
} as const;
const emptyTable = "Heading\tHeading\nCell\tCell";
const atStart = { heading: "## ", list: "- ", quote: "> " } as const;

function wrap(selection: TextSelection, mark: string, placeholder: string): Edit {
  const size = mark.length;
  const { text, start, end } = withoutEdges(selection, mark);
  const marked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  const chosen = text.slice(start, end);
  if (marked && start >= size)
    return {
      from: start - size,
      to: end + size,
      insert: chosen,
      select: [start - size, end - size],
    };
  const words = chosen || placeholder;
  return {
    from: start,
    to: end,
    insert: `${mark}${words}${mark}`,
    select: [start + size, start + size + words.length],
  };
}

/** A double-clicked word comes with the space after it, which must stay outside the mark. */
function withoutEdges({ text, start, end }: TextSelection, mark: string): TextSelection {
  const chosen = text.slice(start, end);
  const words = chosen.trim();
  if (words === "") return { text, start, end };
  const from = start + chosen.indexOf(words);
  const size = mark.length;
  const holds = words.length > 2 * size && words.startsWith(mark) && words.endsWith(mark);
  const inset = holds ? size : 0;
  return { text, start: from + inset, end: from + words.length - inset };
}

function prefixLines({ text, start, end }: TextSelection, prefix: string): Edit {
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

function codeBlock({ text, start, end }: TextSelection): Edit {
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

function link({ text, start, end }: TextSelection): Edit {
  const chosen = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(chosen)) {
    const insert = `[${placeholders.link}](${chosen})`;
    return {
      from: start,
      to: end,
      insert,
      select: [start + 1, start + 1 + placeholders.link.length],
    };
  }
  const words = chosen || placeholders.link;
  const insert = `[${words}](https://)`;
  const address = start + words.length + 3;
  return { from: start, to: end, insert, select: [address, address + "https://".length] };
}

/** What was copied from a spreadsheet and is selected becomes the table. */
function table({ text, start, end }: TextSelection): Edit {
  const lead = emptyLineAfter(text.slice(0, start));
  // An empty corner is a cell, so tabs stay.
  const chosen = text.slice(start, end).replaceAll(/^\s*\n|\s+$/g, "");
  const [head = [], ...rows] = (chosen || emptyTable)
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim().replaceAll("|", "\\|")));
  const columns = Array.from(
    { length: Math.max(...[head, ...rows].map(({ length }) => length)) },
    (_, at) => at,
  );
  const line = (cells: string[]) => `| ${columns.map((at) => cells[at] ?? "").join(" | ")} |`;
  const lines = [line(head), line(columns.map(() => "---")), ...rows.map(line)];
  const insert = `${lead}${lines.join("\n")}\n\n`;
  const first = start + lead.length + 2;
  return { from: start, to: end, insert, select: [first, first + (head[0]?.length ?? 0)] };
}

export function markEdit(mark: Mark, selection: TextSelection): Edit {
  if (mark === "link") return link(selection);
  if (mark === "table") return table(selection);
  if (mark === "code")
    return selection.text.slice(selection.start, selection.end).includes("\n")
      ? codeBlock(selection)
      : wrap(selection, "`", placeholders.code);
  if (mark === "bold" || mark === "italic")
    return wrap(selection, around[mark], placeholders[mark]);
  return prefixLines(selection, atStart[mark]);
}

function emptyLineAfter(before: string): string {
  if (before === "" || before.endsWith("\n\n")) return "";
  return before.endsWith("\n") ? "\n" : "\n\n";
}

export function pictureEdit(
  { text, start, end }: TextSelection,
  { path, alt, caption }: { path: string; alt: string; caption: string },
): Edit {
  const lead = emptyLineAfter(text.slice(0, start));
  const words = alt.replace(/[[\]\\]/g, "\\$&").replace(/\s+/g, " ");
  const below = caption.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ");
  const insert = `${lead}![${words}](${path}${below && ` "${below}"`})\n\n`;
  const caret = start + insert.length;
  return { from: start, to: end, insert, select: [caret, caret] };
}
