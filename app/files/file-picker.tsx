import { useId, useRef, useState } from "react";
import { megabytes } from "../../domain/fields/schema.ts";
import { maxFileBytes, mostFiles } from "../../domain/files/schema.ts";
import { saySize } from "./say-size.ts";
import type { Chosen, Files } from "./use-files.ts";

const taken = ".png,.jpg,.jpeg,.webp,.avif,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.csv,.txt";

function State({ one: { kept, percent, problem } }: { one: Chosen }) {
  if (problem) return <span className="file-problem">{problem}</span>;
  if (kept) return <span className="file-size">{saySize(kept.size)}</span>;
  return <span className="file-size">{percent < 100 ? `${percent}%` : "Checking..."}</span>;
}

export function FilePicker({ files }: { files: Files }) {
  const { chosen, room, add, remove } = files;
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tooMany, setTooMany] = useState(false);
  return (
    <div className="file-picker">
      {chosen.length > 0 ? (
        <ul className="file-list" aria-label="Files to send">
          {chosen.map((one) => (
            <li key={one.key} data-refused={one.problem !== undefined}>
              <span className="file-name">{one.name}</span>
              <State one={one} />
              <button
                type="button"
                className="file-remove"
                onClick={() => {
                  remove(one);
                  input.current?.focus();
                }}
              >
                Remove<span className="sr-only"> {one.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <label className="file-add">
        <span className="button button-quiet">Add files</span>
        <input
          ref={input}
          type="file"
          multiple
          accept={taken}
          className="sr-only"
          aria-describedby={hint}
          onChange={({ target }) => {
            const given = [...(target.files ?? [])];
            target.value = "";
            setTooMany(given.length > room);
            if (given.length > 0 && given.length <= room) add(given);
          }}
        />
      </label>
      <p className="hint" id={hint}>
        Pictures, PDFs, office documents, text or CSV; up to {mostFiles} files of{" "}
        {megabytes(maxFileBytes)}.
      </p>
      <p className="file-problem" role="alert">
        {tooMany ? `A message has at most ${mostFiles} files. None was added.` : ""}
      </p>
      <output className="sr-only">
        {chosen
          .map(({ name, kept, problem }) =>
            problem ? `${name}: ${problem}` : kept ? `${name} is ready` : "",
          )
          .filter(Boolean)
          .join(". ")}
      </output>
    </div>
  );
}
