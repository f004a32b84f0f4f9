import { useEffect } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { HydratedPage } from "../layout/hydrated-page.tsx";
import { pageOf } from "../page-context.server.ts";
import type { Route } from "./+types/settings.ts";
import { memberLinks, memberMeta } from "./member-frame.ts";
import { MemberOnly } from "./member-only.tsx";
import { PlaceHead } from "./place-head.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { AccountDeletion } from "./settings/account-deletion.tsx";
import { OwnData } from "./settings/own-data.tsx";
import { Passkeys } from "./settings/passkeys.tsx";
import { Profile } from "./settings/profile.tsx";
import { Sessions } from "./settings/sessions.tsx";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Settings");

/** With an identity provider, sign-in happens only there, so passkeys are not offered. */
export function loader({ context }: Route.LoaderArgs) {
  return { provider: pageOf(context).settings.oidc?.name ?? null };
}

export const shouldRevalidate = () => false;

function Loading() {
  return (
    <>
      <PlaceHead name="Settings" />
      <div className="shell settings">
        <NeedsScript />
        <output className="settings-section">
          <span>Loading your settings...</span>
          <span className="settings-content">
            <span className="skeleton skeleton-photo" />
            <span className="skeleton skeleton-form" />
          </span>
        </output>
      </div>
    </>
  );
}

type Props = { member: CurrentUser; provider: string | null };

function MemberSettings({ member, provider }: Props) {
  useEffect(() => {
    // The target of the hash did not exist yet when the browser looked for it.
    const named = document.getElementById(window.location.hash.slice(1));
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PlaceHead name="Settings" />
      <div className="shell settings">
        <Profile member={member} />
        <Passkeys provider={provider} />
        <Sessions />
        <OwnData />
        <AccountDeletion member={member} />
      </div>
    </>
  );
}

export default function Settings({ loaderData: { provider } }: Route.ComponentProps) {
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>
        {(member) => <MemberSettings member={member} provider={provider} />}
      </MemberOnly>
    </HydratedPage>
  );
}
