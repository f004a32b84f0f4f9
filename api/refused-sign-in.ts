import { CodedError } from "../platform/errors.ts";
import { addressOf } from "./current-session.ts";
import type { ApiContext, Services } from "./services.ts";

/** Lets operators block whoever keeps guessing, by network address. */
export function logRefusal(
  c: ApiContext,
  services: Services,
  way: "email" | "passkey" | "provider",
  problem: string,
): void {
  c.get("log").warn({ address: addressOf(c, services), problem, way }, "a sign-in was refused");
}

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
