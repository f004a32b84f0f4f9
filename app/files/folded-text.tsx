import type { RequestMessage } from "../../domain/desk/schema.ts";

type Props = { className: string; message: Pick<RequestMessage, "text" | "quotedAt"> };

export function FoldedText({ className, message: { text, quotedAt } }: Props) {
  if (quotedAt === null) return <p className={className}>{text}</p>;
  return (
    <div className="folded-text">
      <p className={className}>{text.slice(0, quotedAt).trimEnd()}</p>
      <details>
        <summary>Earlier messages</summary>
        <p className={className}>{text.slice(quotedAt)}</p>
      </details>
    </div>
  );
}
