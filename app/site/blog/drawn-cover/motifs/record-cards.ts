import { between, type Motif, type Spot } from "../drawing.ts";

const card = { width: 280, height: 148 };
const step = { x: 34, y: 31 };

/** Records of one kind in one box, each with a tab, and what is written on the first. */
export const recordCards: Motif = ({ beats, verse, next }) => {
  const behind = beats.slice(0, 5);
  const left = between(92, 118, next());
  const top = 182;
  const tab = 62;
  const tabs: Spot[] = behind.map((beat, at) => ({
    x: between(left + at * step.x + 44, left + at * step.x + card.width - tab - 24, beat),
    y: top - at * step.y,
    r: 8,
  }));
  const edges = tabs.map(({ x, y }, at) => {
    const from = left + at * step.x;
    const to = from + card.width;
    const lid = `H${x}l8 -16h${tab - 16}l8 16H${to}V${y + card.height}`;
    return at === 0
      ? `M${from} ${y}${lid}H${from}Z`
      : `M${from} ${y + step.y}V${y}${lid}H${to - step.x}`;
  });
  const lines = verse.slice(0, 4).map((letters, at) => {
    const y = top + 40 + at * 28;
    return `M${left + 30} ${y}h${between(60, 210, letters / 12)}`;
  });
  const last = tabs.length - 1;
  const signal = { x: left + last * step.x + card.width, y: top - last * step.y + 92, r: 24 };
  return {
    fields: `M${left} ${top}h${card.width}v${card.height}h${-card.width}Z`,
    rules: lines.join(""),
    bars: lines[0] ?? "",
    thread: edges.join(""),
    nodes: tabs.map(({ x, y, r }) => ({ x: x + tab / 2, y: y - 16, r })),
    signal,
  };
};
