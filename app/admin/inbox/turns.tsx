import type { DeskMessage } from "../../../domain/desk/schema.ts";
import { FoldedText } from "../../files/folded-text.tsx";
import { FileLinks } from "../../files/file-links.tsx";
import { Moment } from "../moment.tsx";

function kindOf({ author, internal }: DeskMessage): string {
  return internal ? "note" : author;
}

function Turn({ message }: { message: DeskMessage }) {
  const { author, by, text, files, via, createdAt, internal } = message;
  if (author === "system")
    return (
      <li className="turn" data-kind="system">
        {text} <Moment iso={createdAt} withTime />
      </li>
    );
  return (
    <li className="turn" data-kind={kindOf(message)}>
      <p className="turn-head">
        <strong>{by ?? (author === "client" ? "The client" : "Somebody who has left")}</strong>
        {via === "email" ? <span className="turn-mark">By email</span> : null}
        {internal ? <span className="turn-mark">Internal note</span> : null}
        <Moment iso={createdAt} withTime />
      </p>
      <FoldedText className="note-text" message={message} />
      <FileLinks files={files} />
    </li>
  );
}

export function Turns({ messages, from }: { messages: DeskMessage[]; from: string }) {
  return (
    <ol className="turns" aria-label="Messages">
      {messages.map((message) => (
        <Turn
          key={message.id}
          message={message.author === "client" ? { ...message, by: message.by ?? from } : message}
        />
      ))}
    </ol>
  );
}
