import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedSession } from "../../../domain/accounts/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { sayMoment } from "../say-date.ts";
import { deviceName } from "./device-name.ts";
import { FreshStep } from "./fresh-step.tsx";
import { sayFailure, unchanged } from "./say-failure.ts";
import { sessionsQuery } from "./sessions-query.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useFreshMutation } from "./use-fresh-mutation.tsx";
import { WaitingRows } from "./waiting-rows.tsx";

function Session({ session }: { session: ListedSession }) {
  const queries = useQueryClient();
  const device = deviceName(session.userAgent);
  const row = useHandOverFocus<HTMLLIElement>();
  const end = useFreshMutation({
    mutationFn: () => request("DELETE", `/api/account/sessions/${encodeURIComponent(session.id)}`),
    onSuccess: async () => {
      toast({ title: "Signed out", description: `${device} is signed out now.` });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: sayFailure("That browser is still signed in"),
  });
  return (
    <li ref={row} className="settings-row">
      <div>
        <strong>{device}</strong>
        {session.current ? <span className="badge badge-default">This device</span> : null}
        <p>
          Since {sayMoment(session.createdAt)}
          {session.current ? "" : `, last used ${sayMoment(session.lastUsedAt)}`}
          {session.address ? ` from ${session.address}` : ""}
        </p>
      </div>
      {session.current ? (
        <a className="button button-quiet" href="/api/logout">
          Log Out
        </a>
      ) : (
        <ActionButton
          action={end}
          label="Sign out"
          about={device}
          pending="Signing out..."
          failed={unchanged}
          kind="quiet"
        />
      )}
      <FreshStep change={end} />
    </li>
  );
}

function SignOutOthers() {
  const button = useHandOverFocus<HTMLDivElement>();
  const queries = useQueryClient();
  const others = useFreshMutation({
    mutationFn: async (): Promise<{ ended: number }> =>
      (await request("DELETE", "/api/account/sessions/others")).json(),
    onSuccess: async ({ ended }) => {
      toast({
        title: "Signed out",
        description: `You are now signed in only here; ${ended} other ${ended === 1 ? "session" : "sessions"} ended.`,
      });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: sayFailure("Your other sessions are still signed in"),
  });
  return (
    <div ref={button}>
      <ActionButton
        action={others}
        label="Sign out all others"
        pending="Signing out..."
        failed={unchanged}
        kind="quiet"
      />
      <FreshStep change={others} />
    </div>
  );
}

function List({ sessions }: { sessions: ListedSession[] }) {
  return (
    <>
      <ul className="settings-rows">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <SignOutOthers />
      ) : (
        <p className="hint">You are not signed in anywhere else.</p>
      )}
    </>
  );
}

export function Sessions() {
  const query = useQuery(sessionsQuery);
  const { data: sessions, isError } = query;
  return (
    <SettingsSection
      id="sessions"
      heading="Where you are signed in"
      text="If you do not recognize one of these, sign it out and write to us."
    >
      {sessions ? (
        <List sessions={sessions} />
      ) : isError ? (
        <CannotLoad what="This list" query={query}>
          <WriteToUs />
        </CannotLoad>
      ) : (
        <WaitingRows what="where you are signed in" />
      )}
    </SettingsSection>
  );
}
