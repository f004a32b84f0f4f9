import {
  confirmByCode,
  confirmByLink,
  type Confirmed,
} from "../domain/accounts/confirm-email-sign-in.ts";
import { findEmailSignIn } from "../domain/accounts/find-email-sign-in.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import { accountEmail } from "../domain/accounts/schema.ts";
import { startEmailSignIn } from "../domain/accounts/start-email-sign-in.ts";
import { CodedError } from "../platform/errors.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import type { AddEndpoint, ApiContext, Services } from "./services.ts";
import { toSignInPage } from "./sign-in-page.ts";
import { addressOf, ctxOf } from "./visit.ts";

/** The cookie outlives the code a little, so that a late one is told from a foreign one. */
const cookieSeconds = 15 * 60;

function closed(): never {
  throw new CodedError("not_found", "Sign-in by e-mail is not offered here.");
}

/** Forms, posted by the sign-in pages with or without script; every answer leads to a page. */
export function addSignInByEmail(add: AddEndpoint, services: Services): void {
  if (services.settings.oidc) {
    // The provider decides who gets in, and who no longer does: mail is no way around it.
    add("POST /api/sign-in/email", closed);
    add("POST /api/sign-in/code", closed);
    add("POST /api/sign-in/link", closed);
    return;
  }
  const { secret } = services.settings;

  add("POST /api/sign-in/email", async (c) => {
    const form = await readForm(c);
    const returnTo = returnPath(form.get("returnTo"));
    const email = accountEmail.safeParse(form.get("email"));
    if (!email.success) return toSignInPage(c, { problem: "email", returnTo });
    return limited(c, returnTo, async () => {
      await services.limits.signInMails.consume(addressOf(c, services), email.data);
      const token = await startEmailSignIn(await ctxOf(c, services), {
        email: email.data,
        returnTo: returnTo ?? defaultReturnPath,
      });
      writeCookie(c, services, "sign-in", { value: token, seconds: cookieSeconds });
      return toSignInPage(c, {});
    });
  });

  add("POST /api/sign-in/code", async (c) => {
    const code = (await readForm(c)).get("code");
    const cookie = readCookie(c, services, "sign-in");
    const attempt = await findEmailSignIn(services.database.db, cookie, services.clock.now());
    if (!attempt || typeof code !== "string") return toSignInPage(c, { problem: "ended" });
    return limited(c, null, async () => {
      await services.limits.signInCodes.consume(addressOf(c, services), attempt.email);
      const ctx = await ctxOf(c, services);
      return answer(c, services, await confirmByCode(ctx, cookie, code, secret));
    });
  });

  add("POST /api/sign-in/link", async (c) => {
    const token = (await readForm(c)).get("token");
    if (typeof token !== "string") return toSignInPage(c, { problem: "link" });
    const ctx = await ctxOf(c, services);
    const cookie = readCookie(c, services, "sign-in");
    return answer(c, services, await confirmByLink(ctx, cookie, token, secret));
  });
}

async function answer(c: ApiContext, services: Services, confirmed: Confirmed): Promise<Response> {
  if (!confirmed.ok) return toSignInPage(c, { problem: confirmed.problem });
  clearCookie(c, services, "sign-in");
  return finishSignIn(c, services, { ...confirmed, method: "email" });
}

/** What is no form is an empty one: every field is then missing. */
async function readForm(c: ApiContext): Promise<URLSearchParams> {
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(
    c.req.header("content-type") ?? "",
  );
  return new URLSearchParams(isForm ? await c.req.text() : "");
}

/** The page says in words what an API would say in a status. */
async function limited(
  c: ApiContext,
  returnTo: string | null,
  run: () => Promise<Response>,
): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return toSignInPage(c, {
      problem: error.code === "too_many" ? "too-many" : "unavailable",
      returnTo,
    });
  }
}
