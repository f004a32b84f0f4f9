import { RequestError } from "../api-client/api-fetch.ts";

export const isSignedOut = (error: Error | null) =>
  error instanceof RequestError && error.status === 401;

/** In another tab, so that nothing on this page is lost. */
export function SignInAgain() {
  const { pathname, search } = window.location;
  return (
    <a
      className="link"
      href={`/api/login?${new URLSearchParams({ returnTo: pathname + search })}`}
      target="_blank"
      rel="noopener"
    >
      Sign in again in a new tab
    </a>
  );
}

export function SignedOut() {
  return (
    <>
      You have been signed out. Nothing is lost. <SignInAgain />, then try again here.
    </>
  );
}
