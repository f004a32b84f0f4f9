type Shown = { rows: number; offset: number; limit: number };

/** How many there are in all, where a page says so by not being full; null where they have to be counted. */
export function totalShown({ rows, offset, limit }: Shown): number | null {
  const isLast = rows < limit && (rows > 0 || offset === 0);
  return isLast ? offset + rows : null;
}
