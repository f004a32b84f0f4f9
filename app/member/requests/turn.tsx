import { firm } from "../../../content/firm.ts";
import type { RequestMessage } from "../../../domain/desk/schema.ts";
import { FoldedText } from "../../files/folded-text.tsx";
import { FileLinks } from "../../files/file-links.tsx";
import { sayMoment } from "../say-date.ts";

function whoWrote({ author, by, you }: RequestMessage): string {
  if (you) return "You";
  if (author === "staff") return by ? `${by}, ${firm.name}` : firm.name;
  return by ?? "Somebody who has left";
}

export function Turn({ message }: { message: RequestMessage }) {
  const { author, text, files, createdAt } = message;
  const when = <time dateTime={createdAt}>{sayMoment(createdAt)}</time>;
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
