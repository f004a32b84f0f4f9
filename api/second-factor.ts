import { consumeChallenge } from "../domain/accounts/challenge.ts";
import { findSecondFactor, type SecondFactor } from "../domain/accounts/find-second-factor.ts";
import { clearCookie, readCookie } from "./cookies.ts";
import type { ApiContext, Services } from "./services.ts";
import { ctxOf } from "./current-session.ts";

export async function readSecondFactor(
  c: ApiContext,
  services: Services,
): Promise<SecondFactor | null> {
  return findSecondFactor(await ctxOf(c, services), readCookie(c, services, "second-factor"));
}

export async function endSecondFactor(c: ApiContext, services: Services): Promise<void> {
  const ctx = await ctxOf(c, services);
  await consumeChallenge(ctx, "second-factor", readCookie(c, services, "second-factor"));
  clearCookie(c, services, "second-factor");
}
