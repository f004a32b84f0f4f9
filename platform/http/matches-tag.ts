/**
 * Whether If-None-Match names this tag: a list, or `*` for any. A tag is the same weak or strong here,
 * as the comparison for it is the weak one (RFC 9110, 13.1.2).
 */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
