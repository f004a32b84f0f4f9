import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { CodeForm } from "./code-form.tsx";
import { EmailedCode } from "./emailed-code.tsx";
import { OwnPasskey } from "./own-passkey.tsx";
import { reauthenticationQuery } from "./reauthentication-query.ts";
import { sessionsQuery } from "./sessions-query.ts";

export function Reauthentication({ onDone }: { onDone: () => void }) {
  const query = useQuery(reauthenticationQuery);
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const done = () => {
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    onDone();
  };
  if (!query.data) return <NotLoaded what="This step" loading="Loading..." query={query} />;
  const { passkey, email, provider } = query.data;
  if (!passkey && !email && !provider) return <SignInAgain />;
  if (email && asked) return <CodeForm email={email} onDone={done} />;
  return (
    <div className="form">
      {passkey ? <OwnPasskey onDone={done} /> : null}
      {email ? <EmailedCode isOnlyWay={!passkey} onAsked={() => setAsked(true)} /> : null}
      {provider ? <ProviderLink provider={provider} /> : null}
    </div>
  );
}

/** Of an admin who was named one while signed in, and has no passkey yet. */
function SignInAgain() {
  return (
    <div className="form">
      <p>Admins sign in with a passkey. Sign out and sign in again: you create one on the way.</p>
      <p>
        <a className="button button-primary" href="/api/logout">
          Sign out
        </a>
      </p>
    </div>
  );
}

function ProviderLink({ provider }: { provider: string }) {
  const { pathname, search } = window.location;
  const query = new URLSearchParams({ again: "1", returnTo: pathname + search });
  return (
    <p>
      <a className="button button-primary" href={`/api/login?${query}`}>
        Continue with {provider}
      </a>
    </p>
  );
}
