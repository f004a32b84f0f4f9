import { board, tools } from "../../../content/board.ts";
import { joinedWords, pairWords, tooFew } from "./board-words.ts";

export function Record({ count }: { count: number }) {
  return (
    <div className="one-record" aria-hidden="true">
      <p className="record-head when-joined">
        <strong>{board.record.joined}</strong>
        <span className="record-count">{tooFew(count) ?? joinedWords(count)}</span>
      </p>
      <p className="record-head when-apart">
        <strong>{board.record.apart}</strong>
        <span className="record-count">{tooFew(count) ?? pairWords(count)}</span>
      </p>
      <ul>
        {tools.map(({ name, fact }, index) => (
          <li key={fact} className={`of-${index + 1}`}>
            <span className="when-joined">{fact}</span>
            <span className="when-apart">{name}?</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
