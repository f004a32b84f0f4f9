import { between, type Motif, parts } from "../drawing.ts";

const [left, right] = [96, 544];
const [top, base] = [136, 304];

/** A public house: a column for each thing that is asked, filled as far as it is met. */
export const columns: Motif = ({ beats, next }) => {
  const apex = between(290, 350, next());
  let x = left;
  const shafts = parts(beats, right - left).map((width, at) => {
    const from = Math.round(x + width * 0.2);
    x += width;
    const to = Math.round(x - width * 0.2);
    return { from, to, y: between(base - 24, top + 28, beats[at] ?? 0) };
  });
  return {
    fields: `M${left - 16} ${top - 18}L${apex} 46L${right + 16} ${top - 18}Z`,
    rules: `${shafts.map(({ from, to }) => `M${from} ${top}H${to}V${base}H${from}Z`).join("")}M0 ${base + 22}H640`,
    solid: shafts.map(({ from, to, y }) => `M${from} ${y}H${to}V${base}H${from}Z`).join(""),
    thread: `M${left - 16} ${top - 18}L${apex} 46L${right + 16} ${top - 18}ZM${left - 16} ${base}H${right + 16}`,
    nodes: shafts.map(({ from, to }) => ({ x: Math.round((from + to) / 2), y: top - 18, r: 9 })),
    signal: { x: apex, y: 88, r: 17 },
  };
};
