import { startEmailSignIn } from "../domain/accounts/start-email-sign-in.ts";
import { writeCookie } from "./cookies.ts";
import { ctxOf } from "./current-session.ts";
import type { ApiContext, Services } from "./services.ts";

/** Outlives the code, so that an expired code is told from another browser's. */
const cookieSeconds = 15 * 60;

export async function mailCode(
  c: ApiContext,
  services: Services,
  wanted: { email: string; returnTo: string },
): Promise<void> {
  const token = await startEmailSignIn(await ctxOf(c, services), wanted);
  writeCookie(c, services, "sign-in", { value: token, seconds: cookieSeconds });
}
