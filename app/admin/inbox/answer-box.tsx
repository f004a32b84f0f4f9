import { useId, useRef, useState } from "react";
import { longestText, type Conversation } from "../../../domain/desk/schema.ts";
import { fieldsIn } from "../../../domain/templates/schema.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { FilePicker } from "../../files/file-picker.tsx";
import { useFiles } from "../../files/use-files.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { InsertTemplate } from "./insert-template.tsx";
import { LeftToFill, selectField } from "./left-to-fill.tsx";
import { seenTurn } from "./seen-turn.ts";
import { useStep } from "./use-conversation.ts";
import { WrittenMeanwhile } from "./written-meanwhile.tsx";

type Props = { conversation: Conversation };
type Said = { text: string; files: string[] };

const unsent = "The server did not respond. Your text is still here.";

export function AnswerBox({ conversation }: Props) {
  const { id, messages } = conversation;
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [internal, setInternal] = useState(false);
  /** The last message when the writing began. */
  const [after, setAfter] = useState<string | null>(null);
  const reply = useStep<Said & { key: string; after?: string }>(id, {
    method: "POST",
    part: "/reply",
  });
  const note = useStep<Said>(id, { method: "POST", part: "/notes" });
  const { isPending, error } = internal ? note : reply;
  const other = internal ? null : seenTurn(reply.error);
  const { keyOf, hasArrived } = useSendKey();
  const files = useFiles();
  const isWaiting = isPending || files.isSending || text.trim() === "";
  const done = (title: string) => () => {
    hasArrived();
    files.clear();
    setText("");
    setAfter(null);
    reply.reset();
    toast({ title });
  };
  const write = (written: string) => {
    setAfter((before) => before ?? messages.at(-1)?.id ?? null);
    setText(written);
  };
  /** Where the cursor is, instead of what is selected. */
  const insert = (template: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      area.current ?? {};
    write(text.slice(0, from) + template + text.slice(to));
  };
  const [open] = internal ? [] : fieldsIn(text);
  const send = (seen: string | null) => {
    if (isWaiting) return;
    if (open !== undefined) {
      selectField(area.current, open);
      return;
    }
    const said = { text, files: files.ids };
    if (internal) note.mutate(said, { onSuccess: done("Note added") });
    else
      reply.mutate(
        { ...said, key: keyOf(JSON.stringify(said)), ...(seen === null ? {} : { after: seen }) },
        { onSuccess: done("Answer sent") },
      );
  };
  return (
    <form
      className="answer-box"
      data-internal={internal}
      onSubmit={(event) => {
        event.preventDefault();
        send(other?.id ?? after);
      }}
    >
      <label htmlFor={field}>{internal ? "Note" : "Answer"}</label>
      <textarea
        ref={area}
        id={field}
        className="control"
        rows={5}
        maxLength={longestText}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            send(other?.id ?? after);
          }
        }}
      />
      <FilePicker files={files} />
      {internal ? null : <LeftToFill text={text} field={area} />}
      {other ? (
        <WrittenMeanwhile turn={other} outcome="Yours has not been sent.">
          {other.by ?? "A colleague"} has answered
        </WrittenMeanwhile>
      ) : (
        <FormProblem>{error ? failureText(error, unsent) : null}</FormProblem>
      )}
      <div className="answer-actions">
        {internal ? null : (
          <InsertTemplate
            id={id}
            onInsert={insert}
            onClosed={() =>
              open === undefined ? area.current?.focus() : selectField(area.current, open)
            }
          />
        )}
        <label className="answer-internal">
          <input
            type="checkbox"
            checked={internal}
            onChange={({ target }) => setInternal(target.checked)}
          />
          Internal note
        </label>
        <span className="hint">
          {internal ? "Only staff read it." : "The client is mailed this."}
        </span>
        <button className="button button-primary" aria-disabled={isWaiting}>
          {internal ? "Add note" : other ? "Send all the same" : "Send answer"}
        </button>
      </div>
    </form>
  );
}
