import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./api/app.ts";
import { createServices } from "./api/services.ts";
import { openPages } from "./platform/pages/open-pages.ts";
import { openProgram, orRefuse, readEnvironment, stopOnSignal } from "./program.ts";

const { settings, log } = readEnvironment();
const program = await orRefuse(() => openProgram(settings, log));
const pages = await orRefuse(() =>
  openPages(join(import.meta.dirname, "build"), settings.appUrl, settings.live),
);
const services = createServices(program);
const app = createApp(services, (request, forPages) => pages.render(request, forPages));
const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer((request, response) => {
  if (!pages.front(request, response)) void answer(request, response);
});

const { host, port } = settings.listen;
server.listen(port, host);
await orRefuse(() => once(server, "listening"));
log.info({ host, port, database: program.database.kind, live: settings.live }, "listening");
if (!settings.live) {
  console.log(`
  Site      ${settings.appUrl}
  Mailbox   ${program.mailbox ? `${settings.appUrl}/dev/mailbox` : "mail goes out by SMTP"}
  Admin     ${settings.adminEmails.join(", ")}
  Data      ${settings.databaseUrl ? "PostgreSQL" : settings.dataDir}
`);
}

stopOnSignal(log, async () => {
  services.stopping = true;
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  await closed;
  await program.queue.stop();
  await program.database.close();
});
