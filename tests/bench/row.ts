export type Row = { what: string; measured: string; limit: string; kept: boolean };

export function atMost(what: string, measured: number, limit: number, unit = ""): Row {
  return {
    what,
    measured: `${measured}${unit}`,
    limit: `at most ${limit}${unit}`,
    kept: measured <= limit,
  };
}

export function atLeast(what: string, measured: number, limit: number, detail = ""): Row {
  return {
    what,
    measured: `${measured}${detail}`,
    limit: `at least ${limit}`,
    kept: measured >= limit,
  };
}

export function printRows(rows: Row[]): void {
  const lines = rows.map((row) => [
    row.what,
    row.measured,
    row.limit,
    row.kept ? "kept" : "BROKEN",
  ]);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...lines.map((line) => line[at]!.length)));
  for (const line of lines) {
    console.log(line.map((cell, at) => cell.padEnd(widths[at]!)).join("  "));
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
