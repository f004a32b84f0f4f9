import {
  reauthenticateByCode,
  findWays,
  requireEmailWay,
} from "../domain/accounts/reauthentication.ts";
import { startPasskeySignIn } from "../domain/accounts/passkeys/sign-in-with-passkey.ts";
import { requireUser } from "../domain/accounts/require-user.ts";
import { defaultReturnPath, returnPath } from "../domain/accounts/return-path.ts";
import {
  passkeyRequest,
  reauthenticationMail,
  reauthenticationWays,
  signInCodeInput,
} from "../domain/accounts/schema.ts";
import { failed, nothing, ok, tooMany } from "./responses.ts";
import { clearCookie, readCookie } from "./cookies.ts";
import { addressOf, currentSession } from "./current-session.ts";
import { endpoint } from "./endpoint.ts";
import { startSession } from "./finish-sign-in.ts";
import { mailCode } from "./mail-code.ts";
import { begin, requireRelyingParty } from "./passkey-ceremony.ts";
import { orLogRefusal } from "./refused-sign-in.ts";
import type { ApiContext, Services } from "./services.ts";

const at = "/api/account/reauthentication";
const tag = "Account";
const role = "member";
const mailedCodeResponses = {
  204: nothing,
  403: failed("An admin of a live site shows a passkey."),
  429: tooMany,
};

export const reauthenticationEndpoints = [
  endpoint(
    `GET ${at}`,
    {
      tag,
      role,
      summary: "List the ways to sign in again",
      responses: { 200: ok(reauthenticationWays, "The ways.") },
    },
    async ({ ctx, services }) => {
      const as = await ctx();
      return findWays(as, await requireUser(as), services.settings);
    },
  ),

  endpoint(
    `GET ${at}/passkey`,
    {
      tag,
      role,
      summary: "Begin to show one of your passkeys",
      responses: { 200: ok(passkeyRequest, "For `navigator.credentials.get`.") },
    },
    async ({ c, ctx, services }) => {
      const as = await ctx();
      const { id } = await requireUser(as);
      return begin(c, services, await startPasskeySignIn(as, requireRelyingParty(services), id));
    },
  ),

  endpoint(
    `POST ${at}/email`,
    {
      tag,
      role,
      summary: "Have a code mailed to sign in again",
      body: reauthenticationMail,
      responses: mailedCodeResponses,
    },
    async ({ c, ctx, body, services }) => {
      const email = requireEmailWay(await requireUser(await ctx()), services.settings);
      await services.limits.signInMails.consume(await asking(c, services, email));
      await mailCode(c, services, {
        email,
        returnTo: returnPath(body.returnTo) ?? defaultReturnPath,
      });
    },
  ),

  endpoint(
    `POST ${at}/code`,
    {
      tag,
      role,
      summary: "Sign in again with the mailed code",
      body: signInCodeInput,
      responses: mailedCodeResponses,
    },
    async ({ c, ctx, body, services }) => {
      const as = await ctx();
      const user = await requireUser(as);
      const { settings, limits } = services;
      await limits.signInCodes.consume(await asking(c, services, requireEmailWay(user, settings)));
      const cookie = readCookie(c, services, "sign-in");
      const attempt = reauthenticateByCode(as, user, cookie, { ...body, secret: settings.secret });
      await orLogRefusal(c, services, "email", attempt);
      clearCookie(c, services, "sign-in");
      await startSession(c, services, { user, method: "email" });
    },
  ),
];

/** Only the member holds this session, so strangers cannot use up its limit. */
async function asking(c: ApiContext, services: Services, email: string) {
  const { session } = await currentSession(c, services);
  return { address: addressOf(c, services), email, browser: session?.id ?? null };
}
