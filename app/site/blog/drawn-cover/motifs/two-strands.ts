import { between, type Motif, parts, sheet } from "../drawing.ts";

const left = 80;
const y = sheet.height / 2;

export const twoStrands: Motif = ({ beats, next }) => {
  const height = between(158, 186, next());
  let way = next() < 0.5 ? 1 : -1;
  let from = left;
  let x = left;
  let kept = `M${left} ${y}`;
  let gone = kept;
  const nodes = [{ x: left, y, r: 9 }];
  const lengths = parts(beats.slice(0, 7), sheet.width - 2 * left - 20);
  for (const [at, length] of lengths.entries()) {
    x += length;
    const to = Math.round(x);
    const swing = Math.round(height * (1 - (at / lengths.length) ** 1.5)) * way;
    const bend = Math.round((to - from) * 0.3);
    const wave = (by: number) => `C${from + bend} ${y - by} ${to - bend} ${y - by} ${to} ${y}`;
    kept += wave(swing);
    gone += wave(-swing);
    nodes.push({ x: to, y, r: 9 });
    from = to;
    way = -way;
  }
  return {
    rules: `M${left} ${y}H${from}`,
    fields: kept,
    loose: gone,
    thread: kept,
    nodes: nodes.slice(0, -1),
    signal: { x: from, y, r: 25 },
  };
};
