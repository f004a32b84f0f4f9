export type LineChange = {
  kind: "same" | "mine" | "theirs";
  line: string;
  /** Its place in the list of changes. */
  at: number;
};

/** Beyond this many pairs of lines to compare, whole blocks are told apart instead. */
const mostPairs = 1_000_000;

/** Line by line, what only one of two texts has; the longest common part is what both have. */
export function lineChanges(mine: string, theirs: string): LineChange[] {
  return compare(mine, theirs).map((change, at) => ({ ...change, at }));
}

function compare(mine: string, theirs: string): Omit<LineChange, "at">[] {
  const a = mine.split("\n");
  const b = theirs.split("\n");
  if (a.length * b.length > mostPairs)
    return [
      ...b.map((line) => ({ kind: "theirs" as const, line })),
      ...a.map((line) => ({ kind: "mine" as const, line })),
    ];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const changes: Omit<LineChange, "at">[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const inMine = a[i];
    const inTheirs = b[j];
    if (inMine !== undefined && inMine === inTheirs) {
      changes.push({ kind: "same", line: inMine });
      i += 1;
      j += 1;
    } else if (inTheirs !== undefined && (inMine === undefined || at(i, j + 1) >= at(i + 1, j))) {
      changes.push({ kind: "theirs", line: inTheirs });
      j += 1;
    } else {
      changes.push({ kind: "mine", line: inMine ?? "" });
      i += 1;
    }
  }
  return changes;
}
