import { endOtherSessions, endOwnSession, endSessionsOf } from "../domain/accounts/end-sessions.ts";
import { listSessions } from "../domain/accounts/list-sessions.ts";
import { listSignedIn } from "../domain/accounts/list-signed-in.ts";
import { signedInQuery } from "../domain/accounts/schema.ts";
import { clearSession } from "./cookies.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf, visitOf } from "./visit.ts";

export function addAccountSessions(add: AddEndpoint, services: Services): void {
  add("GET /api/account/sessions", async (c) => {
    const { session } = await visitOf(c, services);
    return c.json(await listSessions(await ctxOf(c, services), session?.id ?? null));
  });

  add("DELETE /api/account/sessions/others", async (c) => {
    const { session } = await visitOf(c, services);
    return c.json(await endOtherSessions(await ctxOf(c, services), session?.id ?? null));
  });

  add("DELETE /api/account/sessions/:id", async (c) => {
    const id = c.req.param("id") ?? "";
    const { session } = await visitOf(c, services);
    await endOwnSession(await ctxOf(c, services), id);
    if (id === session?.id) clearSession(c, services);
    return c.body(null, 204);
  });

  add("GET /api/admin/sessions", async (c) => {
    const query = signedInQuery.parse(c.req.query());
    return c.json(await listSignedIn(await ctxOf(c, services), query));
  });

  add("DELETE /api/admin/users/:id/sessions", async (c) =>
    c.json(await endSessionsOf(await ctxOf(c, services), c.req.param("id") ?? "")),
  );
}
