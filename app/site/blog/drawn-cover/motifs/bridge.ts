import { between, type Motif, parts } from "../drawing.ts";

export const bridge: Motif = ({ beats, verse, next }) => {
  const towers = [between(150, 200, next()), between(440, 490, next())] as const;
  const [one, other] = towers;
  const [deck, top, sag] = [232, between(60, 84, next()), between(190, 212, next())];
  let x = one;
  const hangers = parts(beats, other - one)
    .slice(0, -1)
    .map((length) => {
      x += length;
      const share = (x - one) / (other - one);
      return { x: Math.round(x), y: Math.round(top + (sag - top) * 4 * share * (1 - share)) };
    });
  const water = verse.slice(0, 15).map((letters, at) => {
    const row = at % 3;
    return `M${between(20, 520, Math.floor(at / 3) / 4) + row * 37} ${272 + row * 28}h${letters * 6}`;
  });
  const crossed = hangers[beats.indexOf(Math.max(...beats)) % hangers.length];
  return {
    rules: `${hangers.map((at) => `M${at.x} ${at.y}V${deck}`).join("")}${water.join("")}`,
    fields: `M0 ${deck}H640V360H0Z`,
    thread: `M0 ${deck}H640M-60 ${deck}Q${Math.round(one / 2)} ${deck - 20} ${one} ${top}Q${Math.round((one + other) / 2)} ${2 * sag - top} ${other} ${top}Q${Math.round((other + 640) / 2)} ${deck - 20} 700 ${deck}${towers.map((at) => `M${at} ${top}V330`).join("")}`,
    nodes: [
      ...towers.map((at) => ({ x: at, y: top, r: 11 })),
      ...hangers.map((at) => ({ ...at, r: 6 })),
    ],
    signal: { x: crossed?.x ?? one, y: deck, r: 22 },
  };
};
