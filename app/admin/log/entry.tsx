import { Fragment } from "react";
import { Link } from "react-router";
import type { LoggedChange, LoggedEntry } from "../../../domain/log/schema.ts";

type Said = Pick<LoggedEntry, "who" | "says">;

export function Sentence({ who, says }: Said) {
  return (
    <span className="log-sentence">
      <strong>{who}</strong>{" "}
      {says.map(({ text, href }, at) => (
        // eslint-disable-next-line react/no-array-index-key -- the parts of a sentence keep their places
        <Fragment key={at}>
          {href === undefined ? (
            text
          ) : (
            <Link className="link" to={href}>
              {text}
            </Link>
          )}
        </Fragment>
      ))}
    </span>
  );
}

function Change({ change: { field, before, after } }: { change: LoggedChange }) {
  return (
    <div className="log-change">
      <dt>{field}</dt>
      <dd>
        {before === null ? null : (
          <span className="log-before">
            <span className="sr-only">was </span>
            {before}
          </span>
        )}
        {before !== null && after !== null ? <span aria-hidden="true">→</span> : null}
        {after === null ? (
          <span className="log-before">, removed</span>
        ) : (
          <span>
            <span className="sr-only">now </span>
            {after}
          </span>
        )}
      </dd>
    </div>
  );
}

export function Changes({ changes }: Pick<LoggedEntry, "changes">) {
  return (
    <dl>
      {changes.map((change) => (
        <Change key={`${change.field} ${change.before} ${change.after}`} change={change} />
      ))}
    </dl>
  );
}

export function Entry({ entry: { who, says, changes } }: { entry: LoggedEntry }) {
  return (
    <>
      <Sentence who={who} says={says} />
      {changes.length === 0 ? null : (
        <details className="log-changes">
          <summary>
            {changes.map(({ field }) => field).join(", ")}
            <span className="sr-only">, before and after</span>
          </summary>
          <Changes changes={changes} />
        </details>
      )}
    </>
  );
}
