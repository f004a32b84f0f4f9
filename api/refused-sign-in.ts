import { CodedError } from "../platform/errors.ts";
import { addressOf } from "./current-session.ts";
import type { ApiContext, Services } from "./services.ts";

/** Whoever tries codes, passkeys or a provider's answers in vain is told by their network address. */
export function logRefusal(
  c: ApiContext,
  services: Services,
  way: "email" | "passkey" | "provider",
  problem: string,
): void {
  c.get("log").warn({ address: addressOf(c, services), problem, way }, "a sign-in was refused");
}

/** For what throws its refusals. */
export async function orLogRefusal<Done>(
  c: ApiContext,
  services: Services,
  way: "email" | "passkey",
  attempt: Promise<Done>,
): Promise<Done> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof CodedError) logRefusal(c, services, way, error.code);
    throw error;
  }
}
