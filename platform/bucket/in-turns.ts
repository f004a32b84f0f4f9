/** A few at a time. @throws the first error once whatever began has ended */
export async function inTurns<T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) {
    const ends = await Promise.allSettled(items.slice(at, at + atOnce).map(run));
    const failed = ends.find((end) => end.status === "rejected");
    if (failed) throw failed.reason;
  }
}
