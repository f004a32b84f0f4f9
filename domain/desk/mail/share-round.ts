/** Which mails a round reads: however many wait for something, new ones have their half, and the other way round. */
export function shareRound(
  { again, fresh }: { again: number[]; fresh: number[] },
  most: number,
): number[] {
  const first = [...again.slice(0, most / 2), ...fresh.slice(0, most / 2)];
  return [...new Set([...first, ...again, ...fresh])].slice(0, most);
}
