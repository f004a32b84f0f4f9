import { getCookie } from "hono/cookie";
import { currentUser } from "../domain/accounts/current-user.ts";
import { findSessionUser } from "../domain/accounts/find-session-user.ts";
import { sessionCookieName } from "../domain/accounts/session-cookie.ts";
import type { Ctx } from "../platform/context.ts";
import { clientAddress } from "./client-address.ts";
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
  const cookie = getCookie(c, sessionCookieName(settings.live));
  const user = cookie ? await findSessionUser(database.db, cookie, clock.now()) : null;
  if (!user) return { actor: { kind: "visitor" }, user: null };
  const { isAdmin } = currentUser(user, settings.adminEmails);
  return { actor: { kind: "member", userId: user.id, email: user.email, isAdmin }, user };
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
