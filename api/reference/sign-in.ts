import { z } from "zod";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import {
  chosenPasskey,
  passkeyRegistration,
  passkeySignIn,
  renamedPasskey,
} from "../passkey-bodies.ts";
import {
  conflict,
  failed,
  invalid,
  leadsOn,
  notFound,
  nothing,
  ok,
  tooMany,
  type EndpointReference,
} from "./describe.ts";
import { passkey, person } from "./person.ts";

const tag = "Sign-in";

const form = (description: string) => ({ type: "application/x-www-form-urlencoded", description });
const toPage = { 303: leadsOn("On to the page that says how it went.") };
const unauthenticated = failed("Nobody is signed in.");
const returnTo = z.object({ returnTo: z.string().optional().describe("A path on this site.") });

/** What a browser hands to WebAuthn as it is; WebAuthn says what else is in there. */
const registerOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
}) satisfies z.ZodType<Partial<PublicKeyCredentialCreationOptionsJSON>>;
const signInOptions = z.looseObject({
  challenge: z.string(),
  rpId: z.string().optional(),
}) satisfies z.ZodType<Partial<PublicKeyCredentialRequestOptionsJSON>>;

const wentOn = z.object({ returnTo: z.string() });

export const signIn = {
  "GET /api/login": {
    tag,
    summary: "Begin to sign in",
    description: "A full navigation: to the identity provider, or to the sign-in page.",
    query: returnTo,
    answers: { 303: leadsOn("On to where one signs in.") },
  },
  "GET /api/auth/callback": {
    tag,
    summary: "Where the identity provider sends people back to",
    answers: { 303: leadsOn("On to where they were going.") },
  },
  "GET /api/logout": {
    tag,
    summary: "Sign out by a link on our own pages",
    answers: { 303: leadsOn("Home; from elsewhere to a page with a button.") },
  },
  "POST /api/logout": { tag, summary: "Sign out", answers: { 303: leadsOn("Home.") } },
  "POST /api/sign-in/email": {
    tag,
    summary: "Have a code and a link mailed",
    body: form("`email`, and `returnTo` where there is one."),
    answers: toPage,
  },
  "POST /api/sign-in/code": {
    tag,
    summary: "Sign in with the mailed code",
    body: form("`code`: six digits."),
    answers: toPage,
  },
  "POST /api/sign-in/link": {
    tag,
    summary: "Sign in with the mailed link",
    body: form("`token`, from the link."),
    answers: toPage,
  },
  "GET /api/auth/user": {
    tag,
    summary: "The signed-in person",
    answers: { 200: ok(person, "Who it is."), 401: unauthenticated },
  },
  "GET /api/auth/passkey/generate-authenticate-options": {
    tag,
    summary: "Begin to use a passkey",
    answers: { 200: ok(signInOptions, "For `navigator.credentials.get`."), 429: tooMany },
  },
  "POST /api/auth/passkey/verify-authentication": {
    tag,
    summary: "Sign in with a passkey",
    body: passkeySignIn,
    answers: {
      200: ok(wentOn, "Signed in; where to go on."),
      400: invalid,
      401: unauthenticated,
    },
  },
  "GET /api/auth/passkey/generate-register-options": {
    tag,
    summary: "Begin to add a passkey",
    description: "Asks for a sign-in of today.",
    answers: {
      200: ok(registerOptions, "For `navigator.credentials.create`."),
      401: unauthenticated,
      403: failed("The sign-in is older than a day."),
      409: conflict,
    },
  },
  "POST /api/auth/passkey/verify-registration": {
    tag,
    summary: "Add a passkey",
    body: passkeyRegistration,
    answers: {
      201: ok(
        passkey.extend({ returnTo: z.string().optional() }),
        "The passkey; `returnTo` where making it was the second step of a sign-in.",
      ),
      400: invalid,
      401: unauthenticated,
      409: conflict,
    },
  },
  "GET /api/auth/passkey/list-user-passkeys": {
    tag,
    summary: "List one’s passkeys",
    answers: { 200: ok(z.array(passkey), "The passkeys, without their keys.") },
  },
  "POST /api/auth/passkey/update-passkey": {
    tag,
    summary: "Rename a passkey",
    body: renamedPasskey,
    answers: { 200: ok(passkey, "The passkey as it is now."), 400: invalid, 404: notFound },
  },
  "POST /api/auth/passkey/delete-passkey": {
    tag,
    summary: "Take a passkey away",
    description: "The last one of an admin stays.",
    body: chosenPasskey,
    answers: { 204: nothing, 400: invalid, 404: notFound, 409: conflict },
  },
} satisfies Record<string, EndpointReference>;
