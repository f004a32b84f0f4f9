import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { RenderedFile } from "./render-site.ts";
import { compress, htmlType, type StaticFile } from "./static-file.ts";

const types: Record<string, string> = {
  ".html": htmlType,
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

const endings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && types[extname(entry.name)])
    .map((entry) => join(entry.parentPath, entry.name));
}

export async function compressFiles(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    const bodies = await compress(types[extname(file)] ?? "", await readFile(file));
    for (const [encoding, ending] of endings)
      if (bodies[encoding]) await writeFile(file + ending, bodies[encoding]);
  }
}

export async function writePages(folder: string, pages: RenderedFile[]): Promise<void> {
  for (const { path, type, text } of pages) {
    const file = type === htmlType ? `${path === "/" ? "/index" : path}.html` : path;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return (await stat(file).catch(() => null)) ? readFile(file) : undefined;
}

export async function readFiles(folder: string): Promise<StaticFile[]> {
  return Promise.all(
    (await filesBelow(folder)).map(async (file) => {
      const path = file.slice(folder.length).replaceAll("\\", "/");
      const identity = await readFile(file);
      const [br, gzip] = await Promise.all(endings.map(([, ending]) => readIfThere(file + ending)));
      return {
        path: path.replace(/\.html$/, "").replace(/^\/index$/, "/"),
        type: types[extname(file)] ?? "",
        bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      };
    }),
  );
}
