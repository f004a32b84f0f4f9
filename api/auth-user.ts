import { currentUser } from "../domain/accounts/current-user.ts";
import { CodedError } from "../platform/errors.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { visitOf } from "./visit.ts";

export function addAuthUser(add: AddEndpoint, services: Services): void {
  add("GET /api/auth/user", async (c) => {
    const { user } = await visitOf(c, services);
    if (!user) throw new CodedError("unauthenticated", "Nobody is signed in.");
    return c.json(currentUser(user, services.settings.adminEmails));
  });
}
