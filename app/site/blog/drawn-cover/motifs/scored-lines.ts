import { between, type Motif, sheet } from "../drawing.ts";

const left = 84;
const margin = 50;

/** A line for each thing asked, a mark on each, and the profile that the marks make. */
export const scoredLines: Motif = ({ beats, next }) => {
  const lines = beats.slice(0, 6);
  const half = between(9, 13, next());
  const marks = lines.map((beat, at) => ({
    x: between(180, 540, beat),
    y: between(margin, sheet.height - margin, at / (lines.length - 1)),
    r: 9,
  }));
  const thread = marks.map((to, at) => {
    const from = marks[at - 1];
    if (!from) return `M${to.x} ${to.y}`;
    const middle = Math.round((from.y + to.y) / 2);
    return `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
  });
  const best = marks[lines.indexOf(Math.max(...lines))] ?? { x: left, y: margin };
  return {
    rules: marks.map(({ y }) => `M${left} ${y}H${sheet.width - left}`).join(""),
    fields: marks.map(({ x, y }) => `M${left} ${y - half}H${x}V${y + half}H${left}Z`).join(""),
    thread: thread.join(""),
    nodes: marks.filter((mark) => mark !== best),
    signal: { ...best, r: 24 },
  };
};
