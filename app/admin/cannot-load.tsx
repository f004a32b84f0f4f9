import { RequestError } from "../api-client/api-fetch.ts";

type Props = {
  /** What is missing, as the start of a sentence. */
  what: string;
  plural?: boolean;
  query: Query;
};

type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown };

/** What stands there until something is loaded: that it is on its way, or why it is not. */
export function NotLoaded({ loading, ...missing }: Props & { loading: string }) {
  if (missing.query.error) return <CannotLoad {...missing} />;
  return <output className="loading">{loading}</output>;
}

export function CannotLoad({ what, plural = false, query }: Props) {
  const { error, isFetching, refetch } = query;
  return (
    <div className="cannot-load" role="alert">
      <p>
        <strong>
          {what} {plural ? "were" : "was"} not loaded.
        </strong>{" "}
        <Reason error={error} />
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isFetching}
        onClick={() => isFetching || refetch()}
      >
        {isFetching ? "Trying..." : "Try again"}
      </button>
    </div>
  );
}

function Reason({ error }: Pick<Query, "error">) {
  if (!(error instanceof RequestError)) return <>The server cannot be reached. Nothing is lost.</>;
  if (error.status === 401)
    return (
      <>
        You have been signed out. Nothing is lost.{" "}
        <a className="link" href="/api/login?returnTo=/admin" target="_blank" rel="noopener">
          Sign in again in a new tab
        </a>
        , then try again here.
      </>
    );
  return <>The server did not answer as it should. Nothing is lost.</>;
}
