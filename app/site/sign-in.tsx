import { data } from "react-router";
import { Island } from "../islands/island.tsx";
import type { Route } from "./+types/sign-in.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { SignInFrame, signInLinks, signInMeta } from "./sign-in-frame.tsx";
import { signInView } from "./sign-in-step.server.ts";
import { problemWords } from "./sign-in-words.ts";
import { signInAgain } from "./sign-in-again.ts";

export const links = signInLinks;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  signInMeta(loaderData?.problem ? "Error: Sign in" : "Sign in");

const newHere = "New here? Signing in creates your free account.";
const waitSeconds = 15 * 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = await signInView(request, context);
  const query = new URL(request.url).searchParams;
  const name = query.get("problem");
  const status =
    name === "too-many" ? 429 : /unavailable|provider-down/.test(name ?? "") ? 503 : 200;
  const wrong = name === "code" || name === "email" ? name : null;
  // A provider that is not told to ask lets the same account through once more.
  const needsOtherAccount = name === "unverified" || name === "identity-conflict";
  const startAgain = query.has("again") || name === "email" || name === "too-many";
  const step = view.provider ? "provider" : view.pendingEmail && !startAgain ? "code" : "email";
  const headers = status === 429 ? { "Retry-After": String(waitSeconds) } : undefined;
  return data(
    { ...view, step, wrong, needsOtherAccount, problem: problemWords(name, view.provider) },
    { status, ...(headers && { headers }) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

type Props = Route.ComponentProps["loaderData"];

export default function SignIn({ loaderData }: Route.ComponentProps) {
  if (loaderData.step === "provider") return <ByProvider {...loaderData} />;
  return loaderData.step === "code" ? <ByCode {...loaderData} /> : <ByEmail {...loaderData} />;
}

function Problem({ problem }: { problem: string | undefined }) {
  return problem ? (
    <p id="problem" className="form-problem" role="alert">
      {problem}
    </p>
  ) : null;
}

/** The page comes anew with what is wrong: without a script, too, that is where it begins. */
const atFault = { "aria-invalid": true, "aria-describedby": "problem", autoFocus: true } as const;

function ByEmail({ returnTo, problem, wrong }: Props) {
  return (
    <SignInFrame heading="Sign in" station={1}>
      <p className="text-lead">
        Enter your email address, and we’ll send you a code to sign in with. {newHere}
      </p>
      <Problem problem={problem} />
      <form className="form" method="post" action="/api/sign-in/email">
        <input type="hidden" name="returnTo" value={returnTo} />
        <div className="field">
          <label htmlFor="sign-in-email">Email</label>
          <input
            id="sign-in-email"
            className="control"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            {...(wrong === "email" && atFault)}
          />
        </div>
        <button className="button button-primary button-large">Send me a code</button>
      </form>
      <Island
        name="passkey"
        component={PasskeyButton}
        props={{ label: "Sign in with a passkey", returnTo }}
      />
      <p className="hint">
        We use your address to sign you in and to answer you.{" "}
        <a className="link" href="/privacy-policy">
          Privacy policy
        </a>
      </p>
    </SignInFrame>
  );
}

function ByCode({ returnTo, pendingEmail, mailbox, problem, wrong }: Props) {
  return (
    <SignInFrame heading="Check your email" station={2}>
      <p className="text-lead">
        We sent a six-digit code to <strong className="sign-in-address">{pendingEmail}</strong>. It
        works once, for ten minutes, in this browser only.
      </p>
      {mailbox ? (
        <p className="sign-in-note">
          This is a trial, so no email leaves this machine.{" "}
          <a className="link" href={mailbox} target="_blank" rel="noreferrer">
            Read it in the mailbox
          </a>
        </p>
      ) : null}
      <Problem problem={problem} />
      <form className="form" method="post" action="/api/sign-in/code">
        <input type="hidden" name="returnTo" value={returnTo} />
        <div className="field">
          <label htmlFor="sign-in-code">Six-digit code</label>
          <input
            id="sign-in-code"
            className="control code-control"
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*([0-9][\s\-]*){6}"
            title="The six digits from the email"
            maxLength={16}
            {...(wrong === "code" && atFault)}
          />
        </div>
        <button className="button button-primary button-large">Sign in</button>
      </form>
      <p className="hint">
        Nothing there after a minute?{" "}
        <a className="link" href={signInAgain(returnTo)}>
          Ask for another code
        </a>
      </p>
    </SignInFrame>
  );
}

function ByProvider({ provider, returnTo, problem, needsOtherAccount }: Props) {
  const query = new URLSearchParams({ returnTo, ...(needsOtherAccount && { again: "1" }) });
  return (
    <SignInFrame heading="Sign in">
      <p className="text-lead">
        You sign in with {provider}. We keep no password. {newHere}
      </p>
      <Problem problem={problem} />
      <p>
        <a className="button button-primary button-large" href={`/api/login?${query}`}>
          Continue with {provider}
        </a>
      </p>
      <p className="hint">
        Can’t sign in?{" "}
        <a className="link" href="/contact?about=sign-in">
          Contact us
        </a>
      </p>
    </SignInFrame>
  );
}
