import { RequestError } from "../data/request.ts";

type Props = {
  /** What is missing, as the start of a sentence. */
  what: string;
  plural?: boolean;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
};

export function CannotLoad({ what, plural = false, error, retrying, onRetry }: Props) {
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
        aria-disabled={retrying}
        onClick={() => retrying || onRetry()}
      >
        {retrying ? "Trying..." : "Try again"}
      </button>
    </div>
  );
}

function Reason({ error }: { error: Error }) {
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
