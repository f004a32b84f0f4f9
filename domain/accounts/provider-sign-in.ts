import type { Ctx } from "../../platform/context.ts";
import type { UserRow } from "./tables.ts";
import { OidcError, type OidcClient, type OidcFlow } from "../../platform/oidc.ts";
import { consumeChallenge, createChallenge } from "./challenge.ts";
import { linkIdentity } from "./link-identity.ts";
import { defaultReturnPath } from "./return-path.ts";
import type { SignInProblem } from "./schema.ts";
import { derive, hashToken, looksLikeToken, newToken, sameToken } from "./secret-token.ts";

/** Both follow from the state and the program's secret; neither is stored. */
function flowOf(secret: string, state: string): OidcFlow {
  return {
    nonce: derive(secret, "oidc nonce", state).toString("base64url"),
    verifier: derive(secret, "oidc verifier", state).toString("base64url"),
  };
}

/**
 * Answers where to send the browser, and the token that binds the way back to it. A browser that
 * has one keeps it, so that two tabs do not end each other.
 * @throws OidcError
 */
export async function startProviderSignIn(
  ctx: Ctx,
  { oidc, secret }: { oidc: OidcClient; secret: string },
  { returnTo, browser }: { returnTo: string; browser: string | undefined },
): Promise<{ url: URL; browser: string }> {
  const bound = looksLikeToken(browser) ? browser : newToken();
  const state = await createChallenge(ctx, "provider", { returnTo, browser: hashToken(bound) });
  const url = await oidc.authorizationUrl({ state, ...flowOf(secret, state) });
  return { url, browser: bound };
}

export type ProviderAnswer = {
  state: string | undefined;
  code: string | undefined;
  error: string | undefined;
  iss: string | undefined;
};

export type ProviderOutcome =
  | { ok: true; user: UserRow; returnTo: string }
  | { ok: false; problem: SignInProblem };

/** The state is used up whatever comes of it: an answer that comes twice finds nothing. */
export async function finishProviderSignIn(
  ctx: Ctx,
  { oidc, secret }: { oidc: OidcClient; secret: string },
  { state = "", code, error, iss }: ProviderAnswer,
  browser: string | undefined,
): Promise<ProviderOutcome> {
  const challenge = await consumeChallenge(ctx, "provider", state);
  const bound = challenge?.value["browser"];
  if (!challenge || !bound || !looksLikeToken(browser) || !sameToken(hashToken(browser), bound))
    return { ok: false, problem: "provider-answer" };
  if (error !== undefined) return { ok: false, problem: "provider-refused" };
  if (!code) return { ok: false, problem: "provider-answer" };
  try {
    const identity = await oidc.redeem({ code, iss, ...flowOf(secret, state) });
    const joined = await linkIdentity(ctx, identity);
    const returnTo = challenge.value["returnTo"] ?? defaultReturnPath;
    return "problem" in joined ? { ok: false, ...joined } : { ok: true, ...joined, returnTo };
  } catch (failure) {
    if (!(failure instanceof OidcError)) throw failure;
    ctx.log.warn({ err: failure, problem: failure.problem }, "sign-in with the provider failed");
    return { ok: false, problem: failure.problem };
  }
}
