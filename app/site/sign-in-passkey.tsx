import { redirect } from "react-router";
import { Island } from "../islands/island.tsx";
import type { Route } from "./+types/sign-in-passkey.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { SignInFrame, signInLinks, signInMeta } from "./sign-in-frame.tsx";
import { signInAgain } from "./sign-in-again.ts";
import { secondStep } from "./sign-in-step.server.ts";

export const links = signInLinks;
export const meta: Route.MetaFunction = () => signInMeta("Second step");

export async function loader({ context }: Route.LoaderArgs) {
  const step = await secondStep(context);
  if (!step) throw redirect("/sign-in?problem=ended");
  return step;
}

export default function SignInPasskey({ loaderData }: Route.ComponentProps) {
  const { email, hasPasskey, returnTo } = loaderData;
  return (
    <SignInFrame heading="One more step">
      <p className="text-lead">
        {hasPasskey ? "Your address is confirmed: " : "You are not signed in yet: "}
        <strong className="sign-in-address">{email}</strong> belongs to an admin, and admins sign in
        with a passkey as well.
      </p>
      <p>
        {hasPasskey
          ? "Use the passkey you registered. Your device will ask for your fingerprint, face or PIN."
          : "Create one now: your device keeps it and will ask for your fingerprint, face or PIN. From then on you need it at every sign-in."}
      </p>
      <Island
        name="passkey"
        component={PasskeyButton}
        props={{
          label: hasPasskey ? "Use your passkey" : "Create a passkey",
          register: !hasPasskey,
          isOnlyWay: true,
        }}
      />
      <noscript>
        <p className="form-problem">Passkeys need JavaScript. Please enable it and reload.</p>
      </noscript>
      <p className="hint">
        You have ten minutes for this step.{" "}
        <a className="link" href={signInAgain(returnTo)}>
          Start again
        </a>
      </p>
    </SignInFrame>
  );
}
