import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress, etagOf, type StaticFile } from "./static-file.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

const forms = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && types[extname(entry.name)])
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Writes the compressed forms beside each file of the browser's bundle. */
export async function compressAssets(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    const bodies = await compress(types[extname(file)] ?? "", await readFile(file));
    for (const [encoding, ending] of forms)
      if (bodies[encoding]) await writeFile(file + ending, bodies[encoding]);
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return (await stat(file).catch(() => null)) ? readFile(file) : undefined;
}

/** Reads the browser's bundle with its compressed forms; hashed names may be kept for a year (31,536,000 s). */
export async function readAssets(folder: string): Promise<StaticFile[]> {
  return Promise.all(
    (await filesBelow(folder)).map(async (file) => {
      const path = file.slice(folder.length).replaceAll("\\", "/");
      const identity = await readFile(file);
      const [br, gzip] = await Promise.all(forms.map(([, ending]) => readIfThere(file + ending)));
      return {
        path,
        etag: etagOf(identity),
        bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
        headers: {
          "content-type": types[extname(file)] ?? "",
          "cache-control": path.startsWith("/assets/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
          "x-content-type-options": "nosniff",
          // A shared link's picture is shown on the pages of others.
          "cross-origin-resource-policy": path.startsWith("/share/")
            ? "cross-origin"
            : "same-origin",
        },
      };
    }),
  );
}
