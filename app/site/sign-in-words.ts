import { signInProblems, type SignInProblem } from "../../domain/accounts/schema.ts";

const words: Record<SignInProblem, string> = {
  email: "Please enter a valid email address.",
  code: "That is not the code we sent. Check the six digits and enter them again.",
  ended:
    "This sign-in has ended: the code was used, is older than ten minutes, or was wrong five times. Ask for a new one.",
  link: "This link belongs to an earlier request. Use the newest email, or ask for a new code.",
  "other-browser":
    "This link works only in the browser that asked for it. Open it there, or enter the six-digit code from the same email there.",
  "too-many":
    "Too many attempts for now. Please try again later. The link in an email you already have still works, and so do your passkeys and the browsers you have signed in with before.",
  unavailable: "We cannot sign anyone in at the moment. Please try again in a few minutes.",
  "sign-out-unavailable":
    "You are signed out in this browser, but we could not end the session on our side. Nobody can use it from here any more, and it ends by itself. To end it sooner, sign in again in a few minutes and choose “Sign out all others” in your settings.",
  "provider-down":
    "The identity provider is not responding. Nothing was changed; please try again in a few minutes.",
  "provider-refused": "The identity provider did not sign you in. You can try again.",
  "provider-answer":
    "The identity provider’s answer could not be accepted: it was used before, took too long, or was not meant for this browser. Please start again.",
  unverified:
    "The identity provider has not verified your email address, or does not vouch that it is still yours, so we cannot sign you in with it. Verify it there, or try again with another account.",
  "identity-conflict":
    "There is already an account with this email address that is tied to another identity. Please contact us and we will fix it.",
};

/** With an identity provider no email is sent, so none is mentioned. */
const providerWords: Partial<Record<SignInProblem, string>> = {
  "too-many": "Too many attempts for now. Please try again later.",
};

export function problemWords(
  problem: string | null,
  provider: string | null = null,
): string | undefined {
  const known = signInProblems.find((name) => name === problem);
  return known && ((provider && providerWords[known]) || words[known]);
}
