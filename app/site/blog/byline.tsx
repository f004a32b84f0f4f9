import { firmDay } from "../../../content/firm-day.ts";
import { firm } from "../../../content/firm.ts";
import { people, realAuthor } from "../../../content/people.ts";
import type { ListedPost } from "../../../domain/blog/schema.ts";
import { Portrait } from "../../people/portrait.tsx";
import { SampleMark } from "../../people/sample-mark.tsx";

type Props = Pick<ListedPost, "author" | "readTime"> & { publishedAt: Date | null };

/** The first letters of a name's first and last word. */
function initialsOf(name: string): string {
  const first = name.match(/(?<![^\s])[\p{L}\p{N}]/gu) ?? [];
  return first.slice(0, 1).concat(first.slice(1).slice(-1)).join("");
}

function FirmMark() {
  return (
    <svg viewBox="0 0 32 32">
      <path className="thread-line" d="M9 24V13c0-3 2-5 5-5h3M9 17h6c4 0 4 6 9 6" />
      <circle className="thread-signal" cx="21" cy="8" r="3.2" />
    </svg>
  );
}

export function Byline({ author, readTime, publishedAt }: Props) {
  const person = people.find(({ name }) => name === author);
  const signed = person?.name ?? realAuthor(author);
  return (
    <div className="byline">
      <span className="byline-face" aria-hidden="true">
        {person ? <Portrait of={person.portrait} /> : signed ? initialsOf(signed) : <FirmMark />}
      </span>
      <p className="byline-name">
        By {signed ?? firm.name} {person?.sample ? <SampleMark /> : null}
      </p>
      <p className="byline-facts">
        {publishedAt ? (
          <time dateTime={publishedAt.toISOString()}>{firmDay(publishedAt)}</time>
        ) : null}
        <span>{readTime} min read</span>
      </p>
    </div>
  );
}
