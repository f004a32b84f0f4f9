import { readPath } from "../../platform/http/read-path.ts";

export const defaultReturnPath = "/dashboard";

const maxLength = 1024;
/** Would sign out, loop, or show JSON. */
const notAPage = /^\/+(api|sign-in|sign-out)(\/|$)/i;

/** Prevents open redirects. Checked as written (`//`, backslashes) and resolved (`/.//elsewhere.example`). */
export function returnPath(wanted: unknown): string | null {
  if (typeof wanted !== "string" || wanted.length > maxLength) return null;
  if (!/^\/(?![/\\])/.test(wanted) || /[\\\s\p{Cc}\p{Cf}]/u.test(wanted)) return null;
  const base = "https://this-site.invalid";
  if (!URL.canParse(wanted, base)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  if (origin !== base || /^\/[/\\]/.test(pathname) || notAPage.test(readPath(pathname)))
    return null;
  return pathname + search + hash;
}
