import { useId, useState } from "react";
import { longestText, type Conversation } from "../../../domain/desk/schema.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { FilePicker } from "../../files/file-picker.tsx";
import { useFiles } from "../../files/use-files.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Moment } from "../moment.tsx";
import { seenAnswer } from "./seen-answer.ts";
import { useStep } from "./use-conversation.ts";

type Props = { conversation: Conversation };
type Said = { text: string; files: string[] };

const unsent = "The server did not respond. Your text is still here.";

export function AnswerBox({ conversation }: Props) {
  const { id, messages } = conversation;
  const field = useId();
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
  const other = internal ? null : seenAnswer(reply.error);
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
  const send = (seen: string | null) => {
    if (isWaiting) return;
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
        id={field}
        className="control"
        rows={5}
        maxLength={longestText}
        value={text}
        onChange={({ target }) => {
          setAfter((before) => before ?? messages.at(-1)?.id ?? null);
          setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            send(other?.id ?? after);
          }
        }}
      />
      <FilePicker files={files} />
      {other ? (
        <div className="notice notice-danger" role="alert">
          <p>
            <strong>{other.by ?? "A colleague"} has answered in the meantime.</strong>{" "}
            <Moment iso={other.createdAt} withTime />. Yours has not been sent.
          </p>
          <p className="note-text">{other.text}</p>
        </div>
      ) : (
        <FormProblem>{error ? failureText(error, unsent) : null}</FormProblem>
      )}
      <div className="answer-actions">
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
