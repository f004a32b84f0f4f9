import { between, type Motif, parts, sheet } from "../drawing.ts";

const left = 64;

export const belt: Motif = ({ beats, next }) => {
  const y = between(164, 196, next());
  const sizes = parts(beats.slice(0, 5), sheet.width - 2 * left);
  const first = next() < 0.5 ? 1 : 0;
  let x = left;
  const wheels = sizes.map((size, at) => {
    const from = Math.round(x);
    x += size;
    const to = Math.round(x);
    const arc = (way: number) => `A${(to - from) / 2} ${(to - from) / 2} 0 0 ${way} ${to} ${y}`;
    return { from, to, over: arc((at + first) % 2), under: arc((at + first + 1) % 2) };
  });
  const small = wheels[sizes.indexOf(Math.min(...sizes))] ?? { from: left, to: left };
  const start = `M${left} ${y}`;
  const run = start + wheels.map(({ over }) => over).join("");
  return {
    rules: `${start}H${sheet.width - left}`,
    fields: run,
    loose: wheels.map(({ from, under }) => `M${from} ${y}${under}`).join(""),
    thread: run,
    nodes: [left, ...wheels.map(({ to }) => to)].map((at) => ({ x: at, y, r: 9 })),
    signal: { x: (small.from + small.to) / 2, y, r: Math.min(20, (small.to - small.from) / 4) },
  };
};
