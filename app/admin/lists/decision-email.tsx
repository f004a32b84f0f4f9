import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type DecisionPreview, decisionNote } from "../../../domain/applications/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { FieldError } from "../../ui/field.tsx";
import { useRested } from "../../use-rested.ts";

/** Milliseconds without typing before the server is asked to write the email anew. */
const rest = 400;

type Props = {
  path: string;
  body: object;
  note: string;
  onChange: (note: string) => void;
};

export function DecisionEmail({ path, body, note, onChange }: Props) {
  const id = useId();
  const words = useRested(note.trim(), rest);
  const problem = problemOf(note);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [`${path}/preview`, body, words],
    queryFn: async (): Promise<DecisionPreview> =>
      (await request("POST", `${path}/preview`, { ...body, note: words })).json(),
    enabled: problemOf(words) === undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isCurrent = data !== undefined && !isPlaceholderData && words === note.trim();
  return (
    <div className="decision-email">
      <div className="field">
        <label htmlFor={id}>
          Note in the email<span className="optional">Optional</span>
        </label>
        <textarea
          id={id}
          className="control"
          value={note}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        <FieldError id={id}>{problem}</FieldError>
      </div>
      <div className="decision-preview">
        <div className="decision-preview-head">
          <p id={`${id}-email`}>Email</p>
          <output className="hint">
            {error ? failureText(error, unwritten) : isCurrent ? "As it will be sent" : ""}
          </output>
        </div>
        <section
          className="decision-paper"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys scroll it.
          tabIndex={0}
          aria-labelledby={`${id}-email`}
          aria-busy={!isCurrent}
        >
          {data ? (
            <>
              <p className="decision-to">To {data.to}</p>
              <p className="decision-subject">{data.subject}</p>
              <p className="decision-text">{data.text}</p>
            </>
          ) : null}
        </section>
      </div>
    </div>
  );
}

const unwritten = "The email could not be shown. Your note is kept.";

const problemOf = (note: string) => decisionNote.safeParse({ note }).error?.issues[0]?.message;
