import { SignInFrame } from "../../site/sign-in-frame.tsx";

/** Says nothing of the invitation: only who reads that mailbox may know. */
export function NotYours({ email, signIn }: { email: string; signIn: string }) {
  return (
    <SignInFrame heading="This invitation is for another address">
      <p className="text-lead">
        You are signed in as <strong className="sign-in-address">{email}</strong>, but the
        invitation was sent to a different email address, and only that one can accept it.
      </p>
      <p>Sign in with the address that the email came to. You will come back to this page.</p>
      <form method="post" action="/api/logout" className="actions">
        <a className="button button-primary button-large" href={`${signIn}&again`}>
          Use another address
        </a>
        <button className="button button-quiet button-large">Sign out</button>
      </form>
    </SignInFrame>
  );
}
