import type { SignInProblem } from "../domain/accounts/schema.ts";
import type { ApiContext } from "./services.ts";

export function redirectToSignIn(
  c: ApiContext,
  { problem, returnTo }: { problem?: SignInProblem; returnTo?: string | null },
): Response {
  const query = new URLSearchParams({
    ...(problem && { problem }),
    ...(returnTo && { returnTo }),
  });
  return c.redirect(query.size > 0 ? `/sign-in?${query}` : "/sign-in", 303);
}
