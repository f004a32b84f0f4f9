/** "1 h 30 min" for 90, on one line. */
export function sayMinutes(minutes: number): string {
  if (minutes < 0) return `\u2212${sayMinutes(-minutes)}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])];
  return parts.join(" ").replaceAll(" ", "\u00A0") || "0\u00A0min";
}
