import { type Book, faultsOf, tell } from "./book.ts";
import type { History } from "./histories.ts";
import { replay } from "./replay.ts";

/** What is wrong in a book, or differs from the replay. */
export function faultOf(history: History, book: Book): string | null {
  const faults = faultsOf(book);
  const [told, expected] = [tell(book), replay(history)];
  for (const key of ["periods", "grants", "lines"] as const) {
    const [is, should] = [told[key].join("\n"), expected[key].join("\n")];
    if (is !== should) faults.push(`${key} are\n${is}\nbut should be\n${should}`);
  }
  return faults.length > 0 ? faults.join("\n") : null;
}
