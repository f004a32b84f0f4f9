import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { currentUserQuery } from "../api-client/current-user.ts";
import { RequestError } from "../api-client/api-fetch.ts";
import { useSignOutElsewhere } from "../layout/use-sign-out-elsewhere.ts";
import { toast } from "../ui/toast-store.ts";
import { CannotLoad } from "../ui/cannot-load.tsx";
import { useAnotherPerson } from "./use-another-person.ts";
import { WriteToUs } from "./write-to-us.tsx";

/** Milliseconds before leaving for the sign-in page. */
const redirectDelay = 500;

/** The server refused. A failure on its side says nothing about who is signed in. */
function isRefusal(error: Error | null): boolean {
  return error instanceof RequestError && error.status < 500 && error.status !== 429;
}

type Props = {
  waiting: ReactNode;
  children: (member: CurrentUser) => ReactNode;
};

export function MemberOnly({ waiting, children }: Props) {
  useSignOutElsewhere();
  const query = useQuery(currentUserQuery);
  const { data: member, error } = query;
  const isAnother = useAnotherPerson(member?.id);
  if (isRefusal(error)) return <SignInFirst />;
  if (isAnother) return waiting;
  if (member) return children(member);
  if (error)
    return (
      <div className="shell member-wait">
        <CannotLoad level={1} what="Your account" query={query}>
          <WriteToUs />
        </CannotLoad>
      </div>
    );
  return waiting;
}

function signInAddress(): string {
  const { pathname, search } = window.location;
  const here = pathname + search;
  return here === "/dashboard"
    ? "/api/login"
    : `/api/login?${new URLSearchParams({ returnTo: here })}`;
}

function SignInFirst() {
  useEffect(() => {
    toast({
      variant: "destructive",
      title: "Unauthorized",
      description: "You need to log in to access your dashboard.",
    });
    const timer = setTimeout(() => window.location.assign(signInAddress()), redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="shell member-wait">
      <h1 className="text-title-2">Please sign in</h1>
      <p>
        This page is for members. We are taking you to the{" "}
        <a className="link" href={signInAddress()}>
          sign-in page
        </a>
        .
      </p>
    </div>
  );
}
