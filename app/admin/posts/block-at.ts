/** Without marks, so that what is written and what is shown compare. */
const wordsOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Which of the shown blocks holds the line of the cursor; the third of those with the same words for their third line. -1 for none. */
export function blockAt(text: string, cursor: number, blocks: string[]): number {
  const end = text.indexOf("\n", cursor);
  const lines = text
    .slice(0, end < 0 ? text.length : end)
    .split("\n")
    .map(wordsOf);
  const words = lines.findLast((line) => line !== "");
  if (!words) return -1;
  const holding = [...blocks.keys()].filter((at) => wordsOf(blocks[at] ?? "").includes(words));
  const before = lines.filter((line) => line.includes(words)).length;
  return holding[before - 1] ?? holding.at(-1) ?? -1;
}
