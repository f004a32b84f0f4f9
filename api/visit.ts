import { actsAsAdmin } from "../domain/accounts/current-user.ts";
import { findSession } from "../domain/accounts/find-session.ts";
import type { Ctx } from "../platform/context.ts";
import { clientAddress } from "./client-address.ts";
import { clearSession, readCookie } from "./cookies.ts";
import type { ApiContext, Services, Visit } from "./services.ts";

/** Who is calling, looked up once a request and only when somebody asks. */
export function visitOf(c: ApiContext, services: Services): Promise<Visit> {
  const known = c.get("visit");
  if (known) return known;
  const visit = findVisit(c, services);
  c.set("visit", visit);
  return visit;
}

async function findVisit(c: ApiContext, services: Services): Promise<Visit> {
  const { settings, database, clock } = services;
  const cookie = readCookie(c, services, "session");
  const found = await findSession(database.db, cookie, clock.now());
  if (!found) {
    // What is left of an ended session goes, so that no page takes it for a living one.
    if (cookie !== undefined) clearSession(c, services);
    return { actor: { kind: "visitor" }, user: null, session: null };
  }
  const { user, session } = found;
  const isAdmin = actsAsAdmin(user, session.sess, settings);
  return { actor: { kind: "member", userId: user.id, email: user.email, isAdmin }, user, session };
}

export async function ctxOf(c: ApiContext, services: Services): Promise<Ctx> {
  const { actor } = await visitOf(c, services);
  return {
    actor,
    requestId: c.get("requestId"),
    db: services.database.db,
    jobs: services.queue,
    clock: services.clock,
    log: c.get("log"),
  };
}

export function addressOf(c: ApiContext, services: Services): string {
  return clientAddress(
    c.env?.incoming?.socket?.remoteAddress,
    c.req.header("x-forwarded-for"),
    services.settings.trustProxy,
  );
}
