import { useEffect, useRef } from "react";
import { RequestError } from "../../api-client/api-fetch.ts";
import { isSignedOut, SignInAgain } from "../../ui/sign-in-again.tsx";
import { isGone } from "./save-post.ts";

export function SaveProblem({ error }: { error: Error }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className="notice notice-danger" role="alert">
      <Words error={error} />
    </div>
  );
}

function Words({ error }: { error: Error }) {
  if (!(error instanceof RequestError))
    return (
      <p>
        <strong>The server did not respond.</strong> Your text is safe in this browser. Save again
        in a moment; this won't create the post twice.
      </p>
    );
  if (isSignedOut(error))
    return (
      <p>
        <strong>You have been signed out.</strong> Your text is safe in this browser.{" "}
        <SignInAgain />, then come back and save again.
      </p>
    );
  if (error.status >= 500)
    return (
      <p>
        <strong>The server could not save the post.</strong> Your text is safe in this browser. Save
        again in a moment; this won't create the post twice.
      </p>
    );
  if (isGone(error))
    return (
      <p>
        <strong>Someone has deleted this post.</strong> Your text is safe in this browser. “Create
        Post” saves it as a new post.
      </p>
    );
  return (
    <p>
      <strong>Not saved.</strong> {error.said ?? "The server rejected it."} Your text is safe in
      this browser.
    </p>
  );
}
