import type { SignInProblem } from "../domain/accounts/schema.ts";
import { CodedError } from "../platform/errors.ts";
import { isOutage } from "../platform/http/is-outage.ts";
import type { ApiContext, Services } from "./services.ts";

type Step = { problem?: SignInProblem; returnTo?: string | null };

export function redirectToSignIn(c: ApiContext, { problem, returnTo }: Step): Response {
  const query = new URLSearchParams({
    ...(problem && { problem }),
    ...(returnTo && { returnTo }),
  });
  return c.redirect(query.size > 0 ? `/sign-in?${query}` : "/sign-in", 303);
}

/** For what is opened as a page: while the database is away, JSON would tell people nothing. */
export async function orSayUnavailable(
  c: ApiContext,
  { logFailure }: Pick<Services, "logFailure">,
  { problem = "unavailable", returnTo = null }: Step,
  run: () => Promise<Response>,
): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CodedError || !isOutage(error)) throw error;
    logFailure(c.get("log"), error, "unavailable");
    return redirectToSignIn(c, { problem, returnTo });
  }
}
