import type { Ctx } from "../../platform/context.ts";
import type { UserRow } from "./tables.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import type { OidcFlow } from "../../platform/oidc.ts";
import { OidcError } from "../../platform/oidc/oidc-error.ts";
import { consumeChallenge, createChallenge } from "./challenge.ts";
import { linkIdentity, type MoveAddress } from "./link-identity.ts";
import { defaultReturnPath } from "./return-path.ts";
import type { SignInProblem } from "./schema.ts";
import type { ProviderDeps } from "./still-in/identity.ts";
import { keepConfirmation } from "./still-in/keep-confirmation.ts";
import { hashToken, looksLikeToken, newToken, sameToken } from "./secret-token.ts";

/** Nonce and verifier are derived from the state and the secret, so neither is stored. */
function flowOf(secret: string, state: string): OidcFlow {
  return {
    state,
    nonce: keyedHash(secret, "oidc nonce", state).toString("base64url"),
    verifier: keyedHash(secret, "oidc verifier", state).toString("base64url"),
  };
}

/** Reuses this browser's token, so that two tabs don't break each other. @throws OidcError */
export async function startProviderSignIn(
  ctx: Ctx,
  { oidc, secret }: ProviderDeps,
  { returnTo, browser, again }: { returnTo: string; browser: string | undefined; again: boolean },
): Promise<{ url: URL; browser: string }> {
  const bound = looksLikeToken(browser) ? browser : newToken();
  const state = await createChallenge(ctx, "provider", {
    returnTo,
    browser: hashToken(bound),
    ...(again && { again: "yes" }),
  });
  const prompt = again ? "login" : undefined;
  return { url: await oidc.authorizationUrl(flowOf(secret, state), prompt), browser: bound };
}

/** Its clock and ours may differ; what a provider doesn’t say was asked for all the same. */
const skewMs = 60_000;
const isOld = (signedInAt: Date | undefined, askedAt: Date) =>
  signedInAt !== undefined && signedInAt.getTime() < askedAt.getTime() - skewMs;

type ProviderOutcome =
  | { ok: true; user: UserRow; returnTo: string; providerSession: string | undefined }
  /** Back to the provider, which has to be told that it will be asked later. */
  | { ok: "again"; url: URL }
  | { ok: false; problem: SignInProblem };

/** Takes the callback's query. The state is single-use, so a replayed callback fails. */
export async function finishProviderSignIn(
  ctx: Ctx,
  { oidc, secret, moveAddress }: ProviderDeps & { moveAddress: MoveAddress },
  answer: URLSearchParams,
  browser: string | undefined,
): Promise<ProviderOutcome> {
  const state = answer.get("state") ?? "";
  const challenge = await consumeChallenge(ctx, "provider", state);
  const bound = challenge?.value["browser"];
  if (!challenge || !bound || !looksLikeToken(browser) || !sameToken(hashToken(browser), bound))
    return { ok: false, problem: "provider-answer" };
  try {
    const identity = await oidc.redeem(answer, flowOf(secret, state));
    if (challenge.value["again"] && isOld(identity.signedInAt, challenge.createdAt))
      return { ok: false, problem: "provider-answer" };
    const linked = await linkIdentity(ctx, identity, moveAddress);
    if ("problem" in linked) return { ok: false, ...linked };
    const { canBeAsked } = await keepConfirmation(ctx, secret, identity);
    const { returnTo = defaultReturnPath, consented } = challenge.value;
    if (!canBeAsked && !consented && (await oidc.canBeAsked())) {
      const value = { returnTo, browser: bound, consented: "yes" };
      const next = await createChallenge(ctx, "provider", value);
      return { ok: "again", url: await oidc.authorizationUrl(flowOf(secret, next), "consent") };
    }
    return { ok: true, ...linked, returnTo, providerSession: identity.providerSession };
  } catch (failure) {
    if (!(failure instanceof OidcError)) throw failure;
    ctx.log.warn({ err: failure, problem: failure.problem }, "sign-in with the provider failed");
    return { ok: false, problem: failure.problem };
  }
}
