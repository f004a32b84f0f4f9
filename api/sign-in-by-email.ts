import {
  confirmByCode,
  confirmByLink,
  type Confirmed,
} from "../domain/accounts/confirm-email-sign-in.ts";
import { knownDevice } from "../domain/accounts/device-cookie.ts";
import { findEmailSignIn } from "../domain/accounts/find-email-sign-in.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import { accountEmail } from "../domain/accounts/schema.ts";
import { CodedError } from "../platform/errors.ts";
import { redirect } from "./responses.ts";
import { clearCookie, readCookie } from "./cookies.ts";
import { endpoint } from "./endpoint.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { mailCode } from "./mail-code.ts";
import { logRefusal } from "./refused-sign-in.ts";
import { endSecondFactor } from "./second-factor.ts";
import type { ApiContext, Services } from "./services.ts";
import { orSayUnavailable, redirectToSignIn } from "./redirect-to-sign-in.ts";
import { addressOf } from "./current-session.ts";

const mailed = (summary: string, description: string) =>
  ({
    tag: "Sign-in",
    role: "visitor",
    summary,
    body: { type: "application/x-www-form-urlencoded", description },
    responses: { 303: redirect("To the page that says how it went.") },
  }) as const;

export const signInByEmailEndpoints = [
  endpoint(
    "POST /api/sign-in/email",
    mailed("Have a code and a link mailed", "`email`, and `returnTo` where there is one."),
    async ({ c, services }) => {
      requireOffered(services);
      const form = await readForm(c);
      const returnTo = returnPath(form.get("returnTo"));
      const email = accountEmail.safeParse(form.get("email"));
      if (!email.success) return redirectToSignIn(c, { problem: "email", returnTo });
      return limited(c, services, returnTo, async () => {
        await services.limits.signInMails.consume(asking(c, services, email.data));
        // Left by somebody else, it would take nobody's passkey but theirs.
        await endSecondFactor(c, services);
        await mailCode(c, services, {
          email: email.data,
          returnTo: returnTo ?? defaultReturnPath,
        });
        return redirectToSignIn(c, {});
      });
    },
  ),

  endpoint(
    "POST /api/sign-in/code",
    mailed(
      "Sign in with the mailed code",
      "`code`: six digits, and `returnTo` where it is another one by now.",
    ),
    async ({ c, ctx, services }) => {
      requireOffered(services);
      const form = await readForm(c);
      const code = form.get("code");
      const returnTo = returnPath(form.get("returnTo"));
      const cookie = readCookie(c, services, "sign-in");
      return limited(c, services, returnTo, async () => {
        const attempt = await findEmailSignIn(services.database.db, cookie, services.clock.wall());
        if (!attempt || typeof code !== "string")
          return redirectToSignIn(c, { problem: "ended", returnTo });
        await services.limits.signInCodes.consume(asking(c, services, attempt.email));
        const { secret } = services.settings;
        return answer(
          c,
          services,
          await confirmByCode(await ctx(), cookie, code, secret),
          returnTo,
        );
      });
    },
  ),

  endpoint(
    "POST /api/sign-in/link",
    mailed("Sign in with the mailed link", "`token`, from the link."),
    async ({ c, ctx, services }) => {
      requireOffered(services);
      const token = (await readForm(c)).get("token");
      if (typeof token !== "string") return redirectToSignIn(c, { problem: "link" });
      const cookie = readCookie(c, services, "sign-in");
      const { secret } = services.settings;
      return limited(c, services, null, async () =>
        answer(c, services, await confirmByLink(await ctx(), cookie, token, secret)),
      );
    },
  ),
];

function asking(c: ApiContext, services: Services, email: string) {
  const cookie = readCookie(c, services, "device");
  const browser = knownDevice(services.settings.secret, email, cookie);
  return { address: addressOf(c, services), email, browser };
}

/** With an identity provider, only it signs people in: mail must not bypass a disabled account. */
function requireOffered({ settings }: Services): void {
  if (settings.oidc) throw new CodedError("not_found", "Sign-in by email is not offered here.");
}

async function answer(
  c: ApiContext,
  services: Services,
  confirmed: Confirmed,
  returnTo: string | null = null,
): Promise<Response> {
  if (!confirmed.ok) {
    logRefusal(c, services, "email", confirmed.problem);
    return redirectToSignIn(c, { problem: confirmed.problem, returnTo });
  }
  clearCookie(c, services, "sign-in");
  const leadsTo = returnTo ?? confirmed.returnTo;
  return finishSignIn(c, services, { ...confirmed, returnTo: leadsTo, method: "email" });
}

async function readForm(c: ApiContext): Promise<URLSearchParams> {
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(
    c.req.header("content-type") ?? "",
  );
  return new URLSearchParams(isForm ? await c.req.text() : "");
}

async function limited(
  c: ApiContext,
  services: Services,
  returnTo: string | null,
  run: () => Promise<Response>,
): Promise<Response> {
  try {
    return await orSayUnavailable(c, services, { returnTo }, run);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const problem = error.code === "too_many" ? "too-many" : "unavailable";
    logRefusal(c, services, "email", problem);
    return redirectToSignIn(c, { problem, returnTo });
  }
}
