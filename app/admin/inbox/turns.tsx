import type { DeskMessage } from "../../../domain/desk/schema.ts";
import { FileLinks } from "../../files/file-links.tsx";
import { Moment } from "../moment.tsx";

function kindOf({ author, internal }: DeskMessage): string {
  return internal ? "note" : author;
}

function Turn({ message }: { message: DeskMessage }) {
  const { author, by, text, files, createdAt, internal } = message;
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
        {internal ? <span className="turn-mark">Internal note</span> : null}
        <Moment iso={createdAt} withTime />
      </p>
      <p className="note-text">{text}</p>
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
