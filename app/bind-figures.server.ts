import { figuresWithin } from "../content/unbroken.ts";

const figures = figuresWithin("(?:<!-- -->)?[ \\u00A0](?:<!-- -->)?");
const tag = /(<(?!!--)[^>]*>)/;
const named = /^<(\/?)([\w-]+)/;
const empty = new Set("area br col hr img input link meta source wbr".split(" "));

/** Their text is no line of prose or is cut short, or its parts would become items of a flexible row. */
const leftAlone = new Set(
  "button code nav option pre script style summary svg textarea title".split(" "),
);
const isLeftAlone = (name: string, opening: string) =>
  leftAlone.has(name) || /\sdata-island=|class="(?:button|post-card-)/.test(opening);

/** Keeps figures with their units by a `bdi`, which no style sheet dresses; React's own parts are left: see `Bound`. */
export function bindFigures(html: string): string {
  const from = html.indexOf("<body");
  const open: string[] = [];
  let aloneFrom = Infinity;
  const parts = html.slice(from).split(tag);
  return (
    html.slice(0, from) +
    parts
      .map((part, index) => {
        if (index % 2 === 0)
          return aloneFrom < Infinity
            ? part
            : part.replace(figures, (figure) => `<bdi class="nowrap">${figure}</bdi>`);
        const [, closing, name = ""] = named.exec(part) ?? [];
        if (closing) {
          const opened = open.lastIndexOf(name);
          if (opened >= 0) open.splice(opened);
          if (open.length <= aloneFrom) aloneFrom = Infinity;
        } else if (name && !empty.has(name) && !part.endsWith("/>")) {
          if (aloneFrom === Infinity && isLeftAlone(name, part)) aloneFrom = open.length;
          open.push(name);
        }
        return part;
      })
      .join("")
  );
}
