import { unbrokenTimeWithZone } from "../../../content/firm-day.ts";
import { firm } from "../../../content/firm.ts";
import type { RequestMessage } from "../../../domain/desk/schema.ts";
import { FoldedText } from "../../files/folded-text.tsx";
import { FileLinks } from "../../files/file-links.tsx";

function whoWrote({ author, by, you }: RequestMessage): string {
  if (you) return "You";
  // Staff who have given no name go by their address, which is not a client's to write to.
  if (author === "staff") return by && !by.includes("@") ? `${by}, ${firm.name}` : firm.name;
  return by ?? "Somebody who has left";
}

export function Turn({ message }: { message: RequestMessage }) {
  const { author, text, files, createdAt } = message;
  const when = <time dateTime={createdAt}>{unbrokenTimeWithZone(createdAt)}</time>;
  if (author === "system")
    return (
      <li className="turn-system">
        {text} {when}
      </li>
    );
  return (
    <li className={`turn turn-${author}`}>
      <p className="turn-who">
        <strong>{whoWrote(message)}</strong> {when}
      </p>
      <FoldedText className="turn-text" message={message} />
      <FileLinks files={files} />
    </li>
  );
}
