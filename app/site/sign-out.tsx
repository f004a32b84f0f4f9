import type { Route } from "./+types/sign-out.ts";
import { SignInFrame, signInLinks, signInMeta } from "./sign-in-frame.tsx";

export const links = signInLinks;
export const meta: Route.MetaFunction = () => signInMeta("Sign out");

/** Where a sign-out link on another site leads: nothing happens without a click. */
export default function SignOut() {
  return (
    <SignInFrame heading="Sign out?">
      <p className="text-lead">
        You came here from elsewhere, so nothing has happened yet. Your session ends only if you say
        so.
      </p>
      <form method="post" action="/api/logout" className="actions">
        <button className="button button-primary button-large">Sign out</button>
        <a className="button button-quiet button-large" href="/">
          Stay signed in
        </a>
      </form>
    </SignInFrame>
  );
}
