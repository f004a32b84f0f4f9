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
  const given = readCookie(c, services, "second-factor");
  if (given === undefined) return;
  await consumeChallenge(await ctxOf(c, services), "second-factor", given);
  clearCookie(c, services, "second-factor");
}
