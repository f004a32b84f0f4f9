import { currentUser } from "../domain/accounts/current-user.ts";
import { CodedError } from "../platform/errors.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { visitOf } from "./visit.ts";

export function addAuthUser(add: AddEndpoint, services: Services): void {
  add("GET /api/auth/user", async (c) => {
    const { user, actor } = await visitOf(c, services);
    if (!user || actor.kind !== "member")
      throw new CodedError("unauthenticated", "Nobody is signed in.");
    return c.json(currentUser(user, actor.isAdmin, services.clock.now()));
  });
}
