import "./platform/start-up.ts";
import { once } from "node:events";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";

// Static imports would not wait for the first line; and while the database opens, the rest loads.
const { openProgram, exitOnError, readEnvironment, stopOnSignal } = await import("./program.ts");
const { settings, log } = readEnvironment();
const opening = exitOnError(() => openProgram(settings, log));
const { openPages } = await import("./platform/http/open-pages.ts");
const openingPages = exitOnError(() =>
  openPages(join(import.meta.dirname, "build"), settings.appUrl, settings.live),
);
const { createApp } = await import("./api/app.ts");
const { stripeReceiver } = await import("./api/stripe-receiver.ts");
const { createServices } = await import("./api/services.ts");
const { blogChannel } = await import("./domain/blog/change-blog.ts");
const { listen } = await import("./platform/db/listen.ts");
const { fileChannel } = await import("./platform/file-cache.ts");
const { answerOperators } = await import("./cli/control.ts");
const { createServer } = await import("./platform/http/create-server.ts");
const { drainable } = await import("./platform/http/drain.ts");
const { needsProxy } = await import("./platform/http/needs-proxy.ts");
const { limitConnections } = await import("./platform/http/patience.ts");
const { refuseRemote } = await import("./platform/http/refuse-remote.ts");
const { requestIdOf } = await import("./platform/http/request-id.ts");
const { createShed, hasBody } = await import("./platform/http/shed.ts");
const { readsNotices } = await import("./platform/inbox-url.ts");
const { rejectMalformed } = await import("./platform/reject-malformed.ts");
const { trialClockChannel } = await import("./platform/trial-clock.ts");

const [program, pages] = await Promise.all([opening, openingPages]);
const services = createServices(program);
const caches = {
  [blogChannel]: pages.cache,
  [fileChannel]: services.files,
  [trialClockChannel]: pages.cache,
};
const listeners = await Promise.all(
  Object.entries(caches).map(([channel, { drop, pause, resume }]) =>
    listen(program.database, channel, { changed: drop, lost: pause, regained: resume }),
  ),
);
const app = createApp(services, (request, context) => pages.render(request, context));
program.standIn?.receiveWith(stripeReceiver(app));
program.standIn?.tick();
const loadVerbs = async () => (await import("./cli/verbs.ts")).verbs;
const operators = await exitOnError(() => answerOperators(program, loadVerbs));
const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const shed = createShed(log, settings);
const { host, port, certificate } = settings.listen;
const server = createServer(certificate, (request, response) => {
  const requestId = requestIdOf(request.headers["x-request-id"], settings.trustProxy);
  response.setHeader("X-Request-Id", requestId);
  if (!settings.live && refuseRemote(request, response)) return;
  const began = performance.now();
  const { method = "", url } = request;
  // A page is sent before its request's body has come; whatever else comes is not read.
  if ((method === "GET" || method === "HEAD") && hasBody(request))
    response.setHeader("Connection", "close");
  if (!pages.serve(request, response)) {
    const begin = () => void answer(request, response);
    if (shed.admit(request, response, begin)) return;
    services.requestTimes.answered({ route: "refused", method, status: 503, ms: 0 });
    return;
  }
  const { statusCode: status } = response;
  const ms = performance.now() - began;
  services.requestTimes.answered({ route: "from memory", method, status, ms });
  log.debug({ requestId, method, path: url?.split("?")[0], status }, "request");
});
const drain = drainable(server);
rejectMalformed(server, settings);
limitConnections(server);

server.listen(port, host);
await exitOnError(() => once(server, "listening"));
const { jobs } = program.jobsState;
log.info({ host, port, database: program.database.kind, live: settings.live, jobs }, "listening");
if (settings.trustProxy === 0 && needsProxy(settings))
  log.warn(
    {},
    "TRUST_PROXY is off: visitors who come through a proxy all have its address and share the limits of one",
  );
if (readsNotices(settings.mail))
  log.warn(
    {},
    "FIRM_INBOX is the mailbox of INBOX_URL: notices to staff are read there and set aside as our own mail",
  );
if (!settings.live) {
  console.log(`
  Site      ${settings.appUrl}
  Mailbox   ${program.mailbox ? `${settings.appUrl}/dev/mailbox` : "mail goes out by SMTP"}
  Clock     ${settings.appUrl}/dev/clock
  Cards     ${program.standIn ? `${settings.appUrl}/dev/cards` : "at the card provider"}
  Admin     ${settings.adminEmails.join(", ")}
  Data      ${settings.databaseUrl ? "PostgreSQL" : settings.dataDir}
  Jobs      ${jobs === "running" ? "run" : `do not run (${jobs}): see the log above and ${settings.appUrl}/admin/operations`}

  This is a trial: whoever reaches it can sign in as an admin. ${settings.remoteTrial ? `It listens on ${host}, as ALLOW_REMOTE_TRIAL has it.` : "It answers on this machine only."}
`);
}

stopOnSignal(log, async () => {
  services.stopping = true;
  operators?.close();
  await drain();
  await Promise.all(listeners.map((listener) => listener.close()));
  await program.close();
});
