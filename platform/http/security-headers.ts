import { createHash } from "node:crypto";

/** CSP sources for the inline scripts of a page that was rendered at build, from nothing a visitor sent. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(
      ([, attributes = "", code = ""]) =>
        code !== "" && !attributes.includes("application/ld+json"),
    )
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/** Browsers refuse markup from a string, but by the policy in app/ui/trusted-html.ts. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types own-html"];

export const hsts = { "strict-transport-security": "max-age=63072000; includeSubDomains" };

/** HSTS: two years at 86,400 seconds a day. `more` are sources to add, by directive. */
export function pageHeaders(
  live: boolean,
  scriptSources: string[],
  more: Record<string, string> = {},
): Record<string, string> {
  const from = (directive: string, ...sources: string[]) =>
    [directive, ...sources, ...(more[directive] ? [more[directive]] : [])].join(" ");
  const policy = [
    "default-src 'none'",
    from("script-src", "'self'", ...new Set(scriptSources)),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    from("connect-src", "'self'"),
    ...(more["frame-src"] ? [from("frame-src")] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The card provider's script makes markup of strings.
    ...(more["script-src"] ? [] : trustedTypes),
    ...(live ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(live ? hsts : {}),
  };
}
