import type { Ctx } from "../../platform/context.ts";
import type { UserRow } from "./tables.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import type { OidcFlow } from "../../platform/oidc.ts";
import { OidcError } from "../../platform/oidc/oidc-error.ts";
import { consumeChallenge, createChallenge } from "./challenge.ts";
import { linkIdentity, type MoveAddress } from "./link-identity.ts";
import { defaultReturnPath, returnPath } from "./return-path.ts";
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

export type RefusedByProvider = {
  ok: false;
  problem: SignInProblem;
  returnTo: string | null;
  /** Whether it was to confirm that it is them. */
  again: boolean;
  /** Begun by another browser, or in another tab before this browser had its token. */
  isAnothers: boolean;
};

type ProviderOutcome =
  | {
      ok: true;
      user: UserRow;
      returnTo: string;
      providerSession: string | undefined;
      again: boolean;
      begunAt: Date;
    }
  /** Back to the provider, which has to be told that it will be asked later. */
  | { ok: "again"; url: URL }
  | RefusedByProvider;

/** Takes the callback's query. The state is single-use, so a replayed callback fails. */
export async function finishProviderSignIn(
  ctx: Ctx,
  { oidc, secret, moveAddress }: ProviderDeps & { moveAddress: MoveAddress },
  answer: URLSearchParams,
  browser: string | undefined,
): Promise<ProviderOutcome> {
  const state = answer.get("state") ?? "";
  const challenge = await consumeChallenge(ctx, "provider", state);
  const { browser: bound, consented, ...value } = challenge?.value ?? {};
  const returnTo = returnPath(value["returnTo"]);
  const again = value["again"] !== undefined;
  const refused = (problem: SignInProblem, isAnothers = false): RefusedByProvider => ({
    ok: false,
    problem,
    returnTo,
    again,
    isAnothers,
  });
  if (!challenge || !bound || !looksLikeToken(browser)) return refused("provider-answer");
  if (!sameToken(hashToken(browser), bound)) return refused("provider-answer", true);
  try {
    const identity = await oidc.redeem(answer, flowOf(secret, state));
    if (again && isOld(identity.signedInAt, challenge.createdAt)) return refused("provider-answer");
    const linked = await linkIdentity(ctx, identity, moveAddress);
    if ("problem" in linked) return refused(linked.problem);
    const { mayConsent } = await keepConfirmation(ctx, secret, identity, consented !== undefined);
    if (mayConsent && (await oidc.canBeAsked())) {
      const next = await createChallenge(ctx, "provider", {
        returnTo: returnTo ?? defaultReturnPath,
        browser: bound,
        consented: "yes",
      });
      return { ok: "again", url: await oidc.authorizationUrl(flowOf(secret, next), "consent") };
    }
    return {
      ok: true,
      ...linked,
      returnTo: returnTo ?? defaultReturnPath,
      providerSession: identity.providerSession,
      again,
      begunAt: challenge.createdAt,
    };
  } catch (failure) {
    if (!(failure instanceof OidcError)) throw failure;
    ctx.log.warn({ err: failure, problem: failure.problem }, "sign-in with the provider failed");
    return refused(failure.problem);
  }
}
