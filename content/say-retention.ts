import type { Period, Retention } from "./retention.ts";

export const sayPeriod = (period: Period) =>
  Object.entries(period).map(([unit, count]) => `${count} ${unit}`)[0];

export function sayRetention(rule: Retention): { name: string; text: string } {
  const name = rule.what;
  if ("until" in rule) return { name, text: rule.until };
  const most = rule.most ? `, and ${sayPeriod(rule.most)} in any case` : "";
  const text = `${sayPeriod(rule.kept)} ${rule.from}${most}.${rule.note ? ` ${rule.note}` : ""}`;
  return { name, text };
}
