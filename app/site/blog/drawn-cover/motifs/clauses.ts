import { between, type Motif } from "../drawing.ts";

const [left, right] = [188, 536];

/** A page set in the words of the summary, and in its margin what was added to it. */
export const clauses: Motif = ({ beats, verse, next }) => {
  const margin = between(116, 140, next());
  const unit = 11;
  let x = left;
  let y = 62;
  const words: string[] = [];
  const ends: number[] = [];
  for (const letters of verse) {
    const length = Math.round(letters * unit);
    if (x + length > right) [x, y] = [left, y + 46];
    if (y > 320) break;
    if (x === left) ends.push(y);
    words.push(`M${x} ${y}h${length}`);
    x += length + 28;
  }
  const noted = ends.filter((_, at) => at % 2 === 0 || (beats[at] ?? 0) > 0.5);
  const last = noted.at(-1) ?? y;
  return {
    fields: `M${left - 30} 0H${right + 30}V360H${left - 30}Z`,
    rules: noted.map((at) => `M0 ${at}H${left - 30}`).join(""),
    bars: words.join(""),
    thread: `M${margin} 0V${last}${noted.map((at) => `M${margin} ${at}H${left - 30}`).join("")}`,
    nodes: noted.slice(0, -1).map((at) => ({ x: margin, y: at, r: 9 })),
    signal: { x: margin, y: last, r: 22 },
  };
};
