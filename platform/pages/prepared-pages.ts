import { readFile, writeFile } from "node:fs/promises";
import { compress, type Encoding, etagOf, type StaticFile } from "./static-file.ts";
import { pageHeaders } from "./security-headers.ts";
import { renderSite, type Site } from "./render-site.ts";

type Prepared = {
  origin: string;
  scriptHashes: string[];
  pages: { path: string; etag: string; bodies: StaticFile["bodies"] }[];
};

const htmlType = "text/html; charset=utf-8";

/** Renders and compresses every static page. */
export async function preparePages(site: Site, origin: string): Promise<Prepared> {
  const { html, scriptHashes } = await renderSite(site, origin);
  const pages = await Promise.all(
    [...html].map(async ([path, text]) => {
      const identity = Buffer.from(text);
      return { path, etag: etagOf(identity), bodies: await compress(htmlType, identity) };
    }),
  );
  return { origin, scriptHashes, pages };
}

function inBase64(bodies: StaticFile["bodies"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bodies).map(([form, body]) => [form, body.toString("base64")]),
  );
}

export async function writePages(file: string, prepared: Prepared): Promise<void> {
  const pages = prepared.pages.map((page) => ({ ...page, bodies: inBase64(page.bodies) }));
  await writeFile(file, JSON.stringify({ ...prepared, pages }));
}

/** What the build prepared, or null where it was for another origin. */
export async function readPages(file: string, origin: string): Promise<Prepared | null> {
  const stored = JSON.parse(await readFile(file, "utf8"));
  if (stored.origin !== origin) return null;
  for (const page of stored.pages as { bodies: Record<Encoding, unknown> }[])
    for (const [form, body] of Object.entries(page.bodies))
      page.bodies[form as Encoding] = Buffer.from(String(body), "base64");
  return stored;
}

export function pageFiles({ pages, scriptHashes }: Prepared, live: boolean): StaticFile[] {
  const headers = {
    "content-type": htmlType,
    "cache-control": "public, no-cache",
    ...pageHeaders(live, scriptHashes),
  };
  return pages.map((page) => ({ ...page, headers }));
}
