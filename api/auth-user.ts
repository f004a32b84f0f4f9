import { currentUser } from "../domain/current-user.ts";
import { signedInUser } from "../domain/accounts/schema.ts";
import { CodedError } from "../platform/errors.ts";
import { failed, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { currentSession } from "./current-session.ts";

export const authUserEndpoints = [
  endpoint(
    "GET /api/auth/user",
    {
      tag: "Sign-in",
      role: "visitor",
      summary: "Get the signed-in person",
      responses: { 200: ok(signedInUser, "Who it is."), 401: failed("Nobody is signed in.") },
    },
    async ({ c, services }) => {
      const { user, actor } = await currentSession(c, services);
      if (!user || actor.kind !== "member")
        throw new CodedError("unauthenticated", "Nobody is signed in.");
      return currentUser({ db: services.database.db, clock: services.clock }, user, actor.isAdmin);
    },
  ),
];
