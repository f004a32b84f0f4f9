import { diffArrays } from "diff";

type LineChange = {
  kind: "same" | "mine" | "theirs";
  line: string;
  at: number;
};

/** Texts that differ in more lines are shown as two blocks: comparing them would hold up the page. */
const maxEditLength = 1_000;

export function lineChanges(mine: string, theirs: string): LineChange[] {
  const before = theirs.split("\n");
  const after = mine.split("\n");
  const parts = diffArrays(before, after, { maxEditLength }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  return parts
    .flatMap(({ added, removed, value }) =>
      value.map((line) => ({ kind: added ? "mine" : removed ? "theirs" : "same", line }) as const),
    )
    .map((change, at) => ({ ...change, at }));
}
