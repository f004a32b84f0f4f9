import { readFile, writeFile } from "node:fs/promises";
import type { RenderedSite } from "./render-site.ts";
import { pageHeaders } from "./security-headers.ts";
import { compress, type Encoding, etagOf, type StaticFile } from "./static-file.ts";

type Prepared = {
  origin: string;
  scriptHashes: string[];
  files: { path: string; type: string; etag: string; bodies: StaticFile["bodies"] }[];
};

/** Compresses everything that was rendered. */
export async function preparePages({
  origin,
  scriptHashes,
  rendered,
}: RenderedSite): Promise<Prepared> {
  const files = await Promise.all(
    rendered.map(async ({ path, type, text }) => {
      const identity = Buffer.from(text);
      return { path, type, etag: etagOf(identity), bodies: await compress(type, identity) };
    }),
  );
  return { origin, scriptHashes, files };
}

function inBase64(bodies: StaticFile["bodies"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bodies).map(([form, body]) => [form, body.toString("base64")]),
  );
}

export async function writePages(file: string, prepared: Prepared): Promise<void> {
  const files = prepared.files.map((one) => ({ ...one, bodies: inBase64(one.bodies) }));
  await writeFile(file, JSON.stringify({ ...prepared, files }));
}

/** What the build prepared, or null where it was for another origin. */
export async function readPages(file: string, origin: string): Promise<Prepared | null> {
  const stored = JSON.parse(await readFile(file, "utf8"));
  if (stored.origin !== origin) return null;
  for (const one of stored.files as { bodies: Record<Encoding, unknown> }[])
    for (const [form, body] of Object.entries(one.bodies))
      one.bodies[form as Encoding] = Buffer.from(String(body), "base64");
  return stored;
}

/** Pages are asked for again every time, what lists them once an hour (3,600 s). */
export function preparedFiles({ files, scriptHashes }: Prepared, live: boolean): StaticFile[] {
  const forPages = { "cache-control": "public, no-cache", ...pageHeaders(live, scriptHashes) };
  const forFiles = { "cache-control": "public, max-age=3600", "x-content-type-options": "nosniff" };
  return files.map(({ type, ...file }) => ({
    ...file,
    headers: { "content-type": type, ...(type.startsWith("text/html") ? forPages : forFiles) },
  }));
}
