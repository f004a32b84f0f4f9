import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import type * as api from "../api/app.ts";
import type * as apiServices from "../api/services.ts";
import type * as pages from "../app/page-handler.server.ts";
import { cardSources } from "../platform/http/card-sources.ts";
import type { Delivery } from "../platform/http/delivery.ts";
import { pageHeaders } from "../platform/http/security-headers.ts";
import { refuseRemote } from "../platform/http/refuse-remote.ts";
import { rejectMalformed } from "../platform/reject-malformed.ts";
import { openProgram, exitOnError, readEnvironment, stopOnSignal } from "../program.ts";
import { reloadPublicPages } from "./reload-public-pages.ts";

const root = join(import.meta.dirname, "..");
const { settings, log } = readEnvironment();
const program = await exitOnError(() => openProgram(settings, log));
const server = createServer();
const vite = await createViteServer({
  root,
  appType: "custom",
  plugins: [reloadPublicPages(root)],
  server: {
    middlewareMode: { server },
    hmr: { server },
    // Without it a file is read half-written, and a change within 50 ms of another is not seen.
    watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
  },
});

const load = <T>(file: string) => vite.ssrLoadModule(file) as Promise<T>;

/** As strict as in production but for Vite's own inline scripts and styles, its markup and its socket. */
function developmentHeaders({ cardProvider }: Delivery): [name: string, value: string][] {
  const headers = pageHeaders(false, ["'unsafe-inline'"], cardSources(cardProvider));
  const policy = headers["content-security-policy"]
    ?.replace("style-src", "style-src 'unsafe-inline'")
    .replace(/require-trusted-types.*?; trusted-types.*?(?:; |$)/, "")
    .replace("connect-src", `connect-src ${settings.appUrl.replace(/^http/, "ws")}`);
  return Object.entries({
    ...headers,
    "content-security-policy": policy ?? "",
    "cache-control": "no-store",
  });
}

function buildApp(
  { createApp }: typeof api,
  { createServices }: typeof apiServices,
  { createPageHandler }: typeof pages,
) {
  const facts = { origin: settings.appUrl, islandsScript: "/app/islands/start-dev.ts" };
  const render = createPageHandler("development");
  return createApp(createServices(program), async (request, page) => {
    const { response, delivery } = await render(request, facts, page);
    for (const [name, value] of developmentHeaders(delivery)) response.headers.set(name, value);
    return response;
  });
}

let built: { from: unknown[]; app: ReturnType<typeof buildApp> } | undefined;

/** Pages and API as the files are now; jobs keep the code they started with. */
async function currentApp() {
  const from = [
    await load<typeof api>("/api/app.ts"),
    await load<typeof apiServices>("/api/services.ts"),
    await load<typeof pages>("/app/page-handler.server.ts"),
  ] as const;
  // A module is another object once it, or anything it imports, has changed.
  if (!built || from.some((module, at) => module !== built?.from[at]))
    built = { from: [...from], app: buildApp(...from) };
  return built.app;
}

const answer = getRequestListener(
  async (request, env) => {
    try {
      return await (await currentApp()).fetch(request, env);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      vite.ssrFixStacktrace(error);
      log.error({ err: error }, "the code does not load");
      return new Response(error.stack ?? error.message, { status: 500 });
    }
  },
  { overrideGlobalObjects: false },
);
server.on("request", (request, response) => {
  if (!settings.live && refuseRemote(request, response)) return;
  vite.middlewares(request, response, () => {
    request.url = (request as { originalUrl?: string }).originalUrl ?? request.url;
    void answer(request, response);
  });
});
rejectMalformed(server, settings);
server.listen(settings.listen.port, settings.listen.host);
await exitOnError(() => once(server, "listening"));
console.log(`\n  Developing on ${settings.appUrl}, mail at ${settings.appUrl}/dev/mailbox\n`);

// The router compiles with a Vite of its own, which would end the program before the database is closed.
process.removeAllListeners("SIGTERM");
stopOnSignal(log, async () => {
  await vite.close();
  server.closeAllConnections();
  await program.queue.stop();
  await program.database.close();
});
