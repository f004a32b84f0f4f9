import { hsts, inlineScriptHashes, pageHeaders } from "./security-headers.ts";
import { type Headers, htmlType, type StaticFile } from "./static-file.ts";

const pdfType = "application/pdf";
const inNoFrame = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";
/** A drawing that is opened by itself keeps its styles. */
const nothing = "default-src 'none'; style-src 'unsafe-inline'";

/** A CDN that hides addresses has a script put them back, which our policy refuses: they would be lost. */
export const asItIs = "no-transform";

/** Pages are always revalidated, hashed files cached for a year (31,536,000 s), the rest for an hour. */
export function withHeaders(
  files: StaticFile[],
  { live, scriptHashes }: { live: boolean; scriptHashes: string[] },
): (StaticFile & { headers: Headers })[] {
  const forPages = {
    "cache-control": `public, no-cache, ${asItIs}`,
    ...pageHeaders(live, scriptHashes),
  };
  return files.map((file) => {
    const { path, type } = file;
    const maxAge = path.startsWith("/assets/") ? "31536000, immutable" : "3600";
    const forFiles = {
      "cache-control": `public, max-age=${maxAge}`,
      "x-content-type-options": "nosniff",
      // A stricter one leaves a viewer of PDFs without its styles.
      "content-security-policy": type === pdfType ? inNoFrame : `${nothing}; ${inNoFrame}`,
      ...(live ? hsts : {}),
      // Other sites show a shared link's picture.
      "cross-origin-resource-policy": path.startsWith("/share/") ? "cross-origin" : "same-origin",
    };
    return {
      ...file,
      headers: { "content-type": type, ...(type === htmlType ? forPages : forFiles) },
    };
  });
}

export function scriptHashesOf(files: StaticFile[]): string[] {
  const pages = files.filter(({ type }) => type === htmlType);
  const hashes = pages.flatMap(({ bodies }) => inlineScriptHashes(bodies.identity.toString()));
  return [...new Set(hashes)];
}
