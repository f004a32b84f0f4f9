/** Where people go after signing in when nothing better was asked for. */
export const defaultReturnPath = "/dashboard";

const maxLength = 1024;
/** Going on to one of these would sign out, loop, or show data where a page was expected. */
const notAPage = /^\/(api|sign-in|sign-out)(\/|$)/i;

/**
 * A path on this site, or null. What browsers read as another address is refused as written (`//`, a
 * backslash, controls, blanks) and again as it reads once resolved (`/.//elsewhere.example`).
 */
export function returnPath(wanted: unknown): string | null {
  if (typeof wanted !== "string" || wanted.length > maxLength) return null;
  if (!/^\/(?![/\\])/.test(wanted) || /[\\\s\p{Cc}\p{Cf}]/u.test(wanted)) return null;
  const base = "https://this-site.invalid";
  if (!URL.canParse(wanted, base)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  if (origin !== base || /^\/[/\\]/.test(pathname) || notAPage.test(pathname)) return null;
  return pathname + search + hash;
}
