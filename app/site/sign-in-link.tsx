import type { Route } from "./+types/sign-in-link.ts";
import { SignInFrame, signInLinks, signInMeta } from "./sign-in-frame.tsx";
import { pendingEmail } from "./sign-in-step.server.ts";
import { problemWords } from "./sign-in-words.ts";

export const links = signInLinks;
export const meta: Route.MetaFunction = () => signInMeta("Sign in");

/** Opening the link does nothing yet: mail scanners open every link they find. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { email: await pendingEmail(context), token };
}

export default function SignInLink({ loaderData: { email, token } }: Route.ComponentProps) {
  if (!email)
    return (
      <SignInFrame heading="Not in this browser" station={2}>
        <p className="text-lead">
          {problemWords("other-browser")} If that was more than ten minutes ago, ask for a new code.
        </p>
        <p>
          <a className="button button-primary button-large" href="/sign-in?again">
            Ask for a new code here
          </a>
        </p>
      </SignInFrame>
    );
  return (
    <SignInFrame heading="One more click" station={2}>
      <p className="text-lead">
        You are about to sign in as <strong className="sign-in-address">{email}</strong>.
      </p>
      <form className="form" method="post" action="/api/sign-in/link">
        <input type="hidden" name="token" value={token} />
        <button className="button button-primary button-large">Sign in</button>
      </form>
      <p className="hint">
        Not you?{" "}
        <a className="link" href="/sign-in?again">
          Use another address
        </a>
      </p>
    </SignInFrame>
  );
}
