import { between, type Motif, parts } from "../drawing.ts";

const left = 92;
const right = 540;

/** What comes after what: a bar for each piece of work, which begins where another ends. */
export const lanes: Motif = ({ beats, next }) => {
  const works = beats.slice(0, 6);
  const lengths = parts(works, right - left);
  const gap = 264 / (works.length - 1);
  let x = left;
  const bars = lengths.map((length, at) => {
    const from = Math.round(x);
    x += length;
    const y = Math.round(48 + at * gap);
    const early = at === 0 ? 0 : between(0, 34, next());
    return { from: from - early, to: Math.round(x), y };
  });
  const thread = bars.map(({ from, to, y }, at) => {
    const below = bars[at + 1];
    return `M${from} ${y}h.1${below ? `M${to} ${y}V${below.y}` : ""}`;
  });
  const last = bars.at(-1) ?? { to: right, y: 0 };
  return {
    rules: bars.map(({ y }) => `M0 ${y}H640`).join(""),
    bars: bars.map(({ from, to, y }) => `M${from} ${y}H${to}`).join(""),
    thread: thread.join(""),
    nodes: bars.map(({ from, y }) => ({ x: from, y, r: 9 })),
    signal: { x: last.to, y: last.y, r: 24 },
  };
};
