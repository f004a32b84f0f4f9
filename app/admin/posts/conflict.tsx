import { useEffect, useRef, useState } from "react";
import type { OtherPost } from "../../../domain/blog/schema.ts";
import { pictureSize } from "../../../domain/blog/covers/schema.ts";
import { Moment } from "../moment.tsx";
import { lineChanges } from "./line-changes.ts";
import { differing, postLabels, type PostValues, valuesOf } from "./post-values.ts";

type Props = {
  mine: PostValues;
  theirs: OtherPost;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

const prefixes = { same: "", mine: "Only in yours: ", theirs: "Only in theirs: " };

function Changes({ mine, theirs }: { mine: string; theirs: string }) {
  return (
    <ul className="changes">
      {lineChanges(mine, theirs).map(({ kind, line, at }) => (
        <li key={at} className={`change change-${kind}`}>
          <span className="sr-only">{prefixes[kind]}</span>
          {line || "\u00a0"}
        </li>
      ))}
    </ul>
  );
}

function Value({ name, of }: { name: keyof PostValues; of: PostValues }) {
  const value = of[name];
  if (name !== "cover" || value === "") return value || "(empty)";
  return <img className="change-picture" src={value} {...pictureSize(value)} alt={of.coverAlt} />;
}

export function Conflict({ mine, theirs, saving, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState("");
  useEffect(() => heading.current?.focus(), []);
  const other = valuesOf(theirs);
  const names = differing(mine, other);
  const copy = () =>
    navigator.clipboard.writeText(mine.content).then(
      () => setCopied("Copied."),
      () => setCopied("The browser blocked copying. Select the text below instead."),
    );
  return (
    <section className="notice notice-danger conflict" aria-labelledby="conflict-heading">
      <h3 id="conflict-heading" className="text-title-3" ref={heading} tabIndex={-1}>
        Someone else saved this post while you were writing
      </h3>
      <p>
        {theirs.savedBy ? `${theirs.savedBy} saved their version` : "Their version was saved"} on{" "}
        <Moment iso={theirs.updatedAt} withTime />. Nothing is overwritten or lost until you choose.
      </p>
      <dl className="conflict-fields">
        {names.map((name) => (
          <div key={name}>
            <dt>{postLabels[name]}</dt>
            {name === "content" ? (
              <dd>
                <Changes mine={mine.content} theirs={other.content} />
              </dd>
            ) : (
              <dd>
                <span className="change change-theirs">
                  Theirs: <Value name={name} of={other} />
                </span>
                <span className="change change-mine">
                  Yours: <Value name={name} of={mine} />
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="notice-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={saving}
          onClick={() => saving || onKeepMine()}
        >
          Keep mine
        </button>
        <button type="button" className="button button-quiet" onClick={onTakeTheirs}>
          Take theirs
        </button>
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          Copy my text
        </button>
        <output>{copied}</output>
      </div>
    </section>
  );
}
