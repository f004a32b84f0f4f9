export function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < 6; at = at.cause) found.push(at);
  return found;
}
