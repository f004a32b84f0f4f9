import type { ReactNode } from "react";
import { RequestError } from "../api-client/api-fetch.ts";
import { useHandOverFocus } from "./return-focus.ts";
import { isSignedOut, SignedOut } from "./sign-in-again.tsx";

type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown };

type Props = {
  what: string;
  level?: 1 | 3;
  query: Query;
  children?: ReactNode;
};

export function NotLoaded({ loading, ...missing }: Props & { loading: string }) {
  if (missing.query.error) return <CannotLoad {...missing} />;
  return <output className="loading">{loading}</output>;
}

export function CannotLoad({ what, level = 3, query, children }: Props) {
  const { error, isFetching, refetch } = query;
  const Heading = `h${level}` as const;
  const place = useHandOverFocus<HTMLDivElement>();
  return (
    <div ref={place} className="cannot-load" role="alert">
      <Heading className="text-title-3">{what} could not be loaded</Heading>
      <p>
        <Reason error={error} /> {children}
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isFetching}
        onClick={() => isFetching || refetch()}
      >
        {isFetching ? "Trying again..." : "Try again"}
      </button>
    </div>
  );
}

function Reason({ error }: Pick<Query, "error">) {
  if (isSignedOut(error)) return <SignedOut />;
  // No better connection helps where the provider is silent, or too much was asked.
  if (error instanceof RequestError && (error.status === 429 || error.status === 503) && error.said)
    return error.said;
  return <>You may be offline, or we are having trouble. Check your connection and try again.</>;
}
