import { useId } from "react";
import { longestText, type Conversation } from "../../../domain/desk/schema.ts";
import { FilePicker } from "../../files/file-picker.tsx";
import { Failure } from "../../ui/failure.tsx";
import { InsertTemplate } from "./insert-template.tsx";
import { LeftToFill } from "./left-to-fill.tsx";
import { AfterAnswer } from "./next-conversation.tsx";
import { useAnswer } from "./use-answer.ts";
import type { Onward } from "./use-next.ts";
import { WrittenMeanwhile } from "./written-meanwhile.tsx";

type Props = { conversation: Conversation; onward: Onward | undefined };

const unsent = "The server did not respond. Your text is still here.";

export function AnswerBox({ conversation, onward }: Props) {
  const field = useId();
  const answer = useAnswer(conversation);
  const { area, text, files, internal, other, error, isPending, isWaiting, send } = answer;
  return (
    <form
      className="answer-box"
      data-internal={internal}
      onSubmit={(event) => {
        event.preventDefault();
        send();
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
        onChange={({ target }) => answer.write(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            send();
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
        <Failure error={error} otherwise={unsent} />
      )}
      <div className="answer-actions">
        {internal ? null : (
          <InsertTemplate
            id={conversation.id}
            onInsert={answer.insert}
            onInserted={answer.toField}
          />
        )}
        <label className="answer-internal">
          <input
            type="checkbox"
            checked={internal}
            onChange={({ target }) => answer.setInternal(target.checked)}
          />
          Internal note
        </label>
        <span className="hint">
          {internal ? "Only staff read it." : "The client is mailed this."}
        </span>
        <button className="button button-primary" aria-disabled={isWaiting} aria-busy={isPending}>
          {internal ? "Add note" : other ? "Send all the same" : "Send answer"}
        </button>
      </div>
      {answer.isAnswered && onward ? <AfterAnswer onward={onward} /> : null}
    </form>
  );
}
