import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import type * as api from "../api/app.ts";
import type * as apiServices from "../api/services.ts";
import type * as pages from "../app/page-handler.server.ts";
import { openProgram, orRefuse, readEnvironment, stopOnSignal } from "../program.ts";

const { settings, log } = readEnvironment();
const program = await orRefuse(() => openProgram(settings, log));
const server = createServer();
const vite = await createViteServer({
  root: join(import.meta.dirname, ".."),
  appType: "custom",
  server: { middlewareMode: { server }, hmr: { server } },
});

const load = <T>(file: string) => vite.ssrLoadModule(file) as Promise<T>;

/** Pages and API as the files are now; jobs keep the code they started with. */
async function currentApp() {
  const { createApp } = await load<typeof api>("/api/app.ts");
  const { createServices } = await load<typeof apiServices>("/api/services.ts");
  const { createPageHandler } = await load<typeof pages>("/app/page-handler.server.ts");
  const origin = settings.appUrl;
  const render = createPageHandler("development");
  return createApp(createServices(program), (request, forPages) =>
    render(request, { origin, islandsScript: "/app/islands/start.ts", ...forPages }),
  );
}

const answer = getRequestListener(
  async (request, env) => (await currentApp()).fetch(request, env),
  {
    overrideGlobalObjects: false,
  },
);
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    request.url = (request as { originalUrl?: string }).originalUrl ?? request.url;
    void answer(request, response);
  });
});
server.listen(settings.listen.port, settings.listen.host);
await orRefuse(() => once(server, "listening"));
console.log(`\n  Developing on ${settings.appUrl}, mail at ${settings.appUrl}/dev/mailbox\n`);

stopOnSignal(log, async () => {
  await vite.close();
  server.closeAllConnections();
  await program.queue.stop();
  await program.database.close();
});
