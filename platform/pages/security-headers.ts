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

/** The headers of every HTML page. One day in HSTS is 86,400 seconds; here it is two years. */
export function pageHeaders(live: boolean, scriptHashes: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scriptHashes)].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
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
    ...(live ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
