import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { z } from "zod";
import { readStored, removeStored, writeStored } from "../browser-storage.ts";
import { currentUserQuery } from "../api-client/current-user.ts";
import { RequestError } from "../api-client/api-fetch.ts";
import { toast } from "../ui/toast-store.ts";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { CannotLoad } from "../ui/cannot-load.tsx";

/** Milliseconds before leaving: enough to read two short lines. */
const redirectDelay = 1500;

const sentKey = "fontana-sent-to-sign-in";

function isTrouble(error: Error): boolean {
  return !(error instanceof RequestError) || error.status >= 500 || error.status === 429;
}

type Props = {
  /** Whether the document has the screen, with controls that wait; else it shows once it works. */
  served: boolean;
  children: (admin: CurrentUser) => ReactNode;
};

/** Shows its content to admins. The server checks every call again. */
export function StaffOnly({ served, children }: Props) {
  const query = useQuery(currentUserQuery);
  const { data: user, error } = query;
  useEffect(() => {
    if (user) removeStored("sessionStorage", sentKey);
  }, [user]);
  const isAlive = useIsAlive();
  if (user?.isAdmin && (served || isAlive)) return children(user);
  if (error instanceof RequestError && error.status === 401) return <SignedOut />;
  if ((user && !user.isAdmin) || (error && !isTrouble(error))) return <NotStaff />;
  if (error)
    return (
      <div className="shell admin-wait">
        <CannotLoad level={1} what="Your account" query={query} />
      </div>
    );
  return (
    <div className="shell admin-wait">
      <h1 className="sr-only">Admin Dashboard</h1>
      <output>Loading admin panel...</output>
      <noscript>
        <p>The admin area needs JavaScript, which is turned off in this browser.</p>
      </noscript>
    </div>
  );
}

/** Anyone who comes back still signed out is not sent in a loop. */
function SignedOut() {
  const signIn = `/api/login?${new URLSearchParams({ returnTo: window.location.pathname + window.location.search })}`;
  useEffect(() => {
    if (readStored("sessionStorage", sentKey, z.boolean())) {
      removeStored("sessionStorage", sentKey);
      return;
    }
    writeStored("sessionStorage", sentKey, true);
    window.location.replace(signIn);
  }, [signIn]);
  return (
    <div className="shell admin-wait">
      <h1 className="text-title-2">This page is for staff</h1>
      <p>
        <a className="link" href={signIn}>
          Sign in
        </a>{" "}
        with your staff address.
      </p>
    </div>
  );
}

function NotStaff() {
  useEffect(() => {
    toast({
      variant: "destructive",
      title: "Unauthorized Access",
      description: "You need admin privileges to access this page.",
    });
    const timer = setTimeout(() => window.location.assign("/"), redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="shell admin-wait">
      <h1 className="text-title-2">This page is for staff</h1>
      <p>
        We are taking you to the{" "}
        <a className="link" href="/">
          home page
        </a>
        . If you are staff,{" "}
        <a className="link" href="/api/logout">
          sign out
        </a>{" "}
        and sign in with your staff address.
      </p>
    </div>
  );
}
