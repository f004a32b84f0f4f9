import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { createStaticServer } from "../../../platform/http/static-server.ts";
import { withHeaders } from "../../../platform/http/file-headers.ts";
import { readFiles } from "../../../platform/http/site-files.ts";

/** Serves the page beside this file as a page of the site is served: bundled, and under its policy. */
export async function serveOverlays(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), "fontana-overlays-"));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
  });
  const files = withHeaders(await readFiles(outDir), { live: false, scriptHashes: [] });
  const serve = createStaticServer(files, {});
  const server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close").catch(() => undefined);
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
