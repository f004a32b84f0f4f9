import type { Told } from "./book.ts";

export type Span = {
  starts: number;
  ends: number;
  closed: boolean;
  sums: [number, number, number];
};
export type Hold = {
  kind: "goodwill" | "bonus" | "plan";
  minutes: number;
  from: number;
  until: number;
  left: number;
  of: Span | null;
};
export type Taken = { hold: Hold | null; minutes: number; span: Span | null };
export type Line = {
  date: number;
  billed: number;
  status: string;
  agreed: boolean;
  taken: Taken[];
};

export const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

export function tellReplay(spans: Span[], holds: Hold[], lines: Map<number, Line>): Told {
  const named = ({ kind, from, until }: Hold) => `${kind} ${dateOf(from)}..${dateOf(until)}`;
  return {
    periods: spans
      .map(({ starts, ends, closed, sums }) =>
        [`${dateOf(starts)}..${dateOf(ends)}`, closed ? "closed" : "open", ...sums].join(" "),
      )
      .toSorted(),
    grants: holds.map((hold) => `${named(hold)} ${hold.minutes} left ${hold.left}`).toSorted(),
    lines: [...lines]
      .map(([line, { status, billed, taken }]) => {
        const parts = taken.map(
          ({ hold, minutes }) => `${hold ? named(hold) : "overage"} ${minutes}`,
        );
        return [`${line} ${status} ${billed}`, ...parts].join(", ");
      })
      .toSorted(),
  };
}
