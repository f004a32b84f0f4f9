import { between, type Motif, parts, sheet } from "../drawing.ts";

const left = 76;
const floor = sheet.height - 48;
const lane = 44;

export const steps: Motif = ({ beats, next }) => {
  const widths = parts(beats.slice(0, 6), sheet.width - 2 * left - 24);
  const height = between(190, 226, next()) / (widths.length - 1);
  const bend = 16;
  let x = left;
  let y = floor - 22;
  let thread = `M${x} ${y}`;
  const nodes = [{ x, y, r: 9 }];
  for (const width of widths.slice(0, -1)) {
    x += width;
    const up = y - height;
    const [at, from, to] = [x, y, up].map(Math.round) as [number, number, number];
    thread += `H${at - bend}Q${at} ${from} ${at} ${from - bend}V${to + bend}Q${at} ${to} ${at + bend} ${to}`;
    nodes.push({ x: at, y: Math.round((from + to) / 2), r: 8 });
    y = up;
  }
  const end = { x: Math.round(x + (widths.at(-1) ?? 0)), y: Math.round(y), r: 27 };
  thread += `H${end.x}`;
  const lanes = Array.from({ length: 6 }, (_, at) => floor - at * lane);
  return {
    rules: lanes.map((at) => `M${left} ${at}H${sheet.width - left}`).join(""),
    fields: `${thread}V${floor}H${left}Z`,
    thread,
    nodes,
    signal: end,
  };
};
