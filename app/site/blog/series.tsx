import type { Part } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";

type Props = { name: string | null; parts: Part[]; id: number };

/** More parts than this are folded up, so that they don't stand before the article. */
const shownParts = 6;

const isRead = (name: string | null, { length }: Part[]): name is string =>
  name !== null && length > 1;

export function Series({ name, parts, id }: Props) {
  if (!isRead(name, parts)) return null;
  const part = parts.findIndex((one) => one.id === id) + 1;
  return (
    <nav className="series" aria-label={`Series: ${name}`}>
      <details open={parts.length <= shownParts}>
        <summary>
          {part > 0 ? (
            <span className="series-part">{`Part ${part} of ${parts.length}`}</span>
          ) : null}
          <span dir="auto">{name}</span>
        </summary>
        <ol>
          {parts.map(({ id: at, slug, title }) => (
            <li key={at} className="node">
              <a href={postAddress(slug)} aria-current={at === id ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export function NextPart({ name, parts, id }: Props) {
  const at = parts.findIndex((one) => one.id === id) + 1;
  const next = parts[at];
  if (!isRead(name, parts) || !next || next === parts[0]) return null;
  return (
    <p className="next-part">
      <span className="label">
        Next in {name}, part {at + 1} of {parts.length}
      </span>
      <a href={postAddress(next.slug)}>{next.title}</a>
    </p>
  );
}
