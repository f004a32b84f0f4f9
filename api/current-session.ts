import { actsAsAdmin } from "../domain/accounts/act-as-admin.ts";
import { findSession } from "../domain/accounts/find-session.ts";
import { isStillIn } from "../domain/accounts/still-in/is-still-in.ts";
import type { Actor, Ctx } from "../platform/context.ts";
import { clientAddress } from "./client-address.ts";
import { clearSession, readCookie } from "./cookies.ts";
import type { ApiContext, Services, CurrentSession } from "./services.ts";

export function currentSession(c: ApiContext, services: Services): Promise<CurrentSession> {
  const known = c.get("session");
  if (known) return known;
  const session = lookUpSession(c, services);
  c.set("session", session);
  return session;
}

async function lookUpSession(c: ApiContext, services: Services): Promise<CurrentSession> {
  const { settings, database, clock, oidc } = services;
  const cookie = readCookie(c, services, "session");
  const found = await findSession(database.db, cookie, clock.wall());
  const visiting = ctxAs(c, services, { kind: "visitor" });
  const isIn =
    found && (!oidc || (await isStillIn(visiting, { oidc, secret: settings.secret }, found)));
  if (!isIn) {
    // Clear a stale cookie, so that pages don't assume a session.
    if (cookie !== undefined) clearSession(c, services);
    return { actor: { kind: "visitor" }, user: null, session: null };
  }
  const { user, session } = found;
  const isAdmin = actsAsAdmin(user, session.sess, settings);
  return { actor: { kind: "member", userId: user.id, email: user.email, isAdmin }, user, session };
}

export async function ctxOf(c: ApiContext, services: Services): Promise<Ctx> {
  return ctxAs(c, services, (await currentSession(c, services)).actor);
}

function ctxAs(c: ApiContext, services: Services, actor: Actor): Ctx {
  return {
    actor,
    requestId: c.get("requestId"),
    db: services.database.db,
    bucket: services.bucket,
    scanner: services.scanner,
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
