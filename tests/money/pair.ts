/** Each of the one kind with one of the other that fits, as many as can be (Kuhn's algorithm). */
export function pair<A, B>(all: A[], others: B[], fits: (one: A, other: B) => boolean): Map<B, A> {
  const paired = new Map<B, A>();
  const find = (one: A, seen: Set<B>): boolean =>
    others.some((other) => {
      if (seen.has(other) || !fits(one, other)) return false;
      seen.add(other);
      const holder = paired.get(other);
      if (holder !== undefined && !find(holder, seen)) return false;
      paired.set(other, one);
      return true;
    });
  for (const one of all) find(one, new Set());
  return paired;
}
