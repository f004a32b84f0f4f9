/** The tables of one company, as far as hours go; entries in the order in which they were written. */
export type Book = {
  periods: {
    id: string;
    membershipId: string;
    starts: string;
    ends: string;
    closed: boolean;
    /** As its statement has it, where there is one. */
    drawnMinutes: number | null;
  }[];
  grants: { id: string; kind: string; minutes: number; effective: string; expires: string }[];
  entries: {
    kind: string;
    minutes: number;
    grantId: string | null;
    line: number | null;
    periodId: string | null;
    on: string;
  }[];
  lines: { line: number; date: string; minutes: number; billed: number; status: string }[];
};

/** What can be compared with the replay, which knows no ids. */
export type Told = { periods: string[]; grants: string[]; lines: string[] };

const total = (rows: { minutes: number }[]) => rows.reduce((sum, { minutes }) => sum + minutes, 0);

const drawing = ["draw", "reversal"];

/** With what was drawn while none ran, if this is the next to end. */
function drawnIn({ periods, entries }: Book, id: string): number {
  const shows = ({ periodId, on }: Book["entries"][number]) =>
    periodId ?? periods.find(({ ends }) => on < ends)?.id;
  const drawn = entries.filter(({ kind, grantId }) => grantId !== null && drawing.includes(kind));
  return total(drawn.filter((entry) => shows(entry) === id));
}

export function tell(book: Book): Told {
  const { periods, grants, entries, lines } = book;
  const of = (kinds: string[], rows = entries) => rows.filter(({ kind }) => kinds.includes(kind));
  const left = (id: string, minutes: number) =>
    minutes - total(entries.filter(({ grantId }) => grantId === id));
  const named = new Map(
    grants.map((grant) => [grant.id, `${grant.kind} ${grant.effective}..${grant.expires}`]),
  );
  return {
    periods: periods
      .map(({ id, starts, ends, closed }) => {
        const own = entries.filter(({ periodId }) => periodId === id);
        const used = drawnIn(book, id);
        const overage = total(own.filter(({ grantId }) => grantId === null));
        const expired = total(of(["expiry"], own));
        return `${starts}..${ends} ${closed ? "closed" : "open"} ${used} ${overage} ${expired}`;
      })
      .toSorted(),
    grants: grants
      .map(({ id, minutes }) => `${named.get(id)} ${minutes} left ${left(id, minutes)}`)
      .toSorted(),
    lines: lines
      .map(({ line, billed, status }) => {
        const own = of(["draw", "overage"], entries).filter((entry) => entry.line === line);
        const taken = own.map(
          ({ grantId, minutes }) => `${grantId ? named.get(grantId) : "overage"} ${minutes}`,
        );
        return [`${line} ${status} ${billed}`, ...taken].join(", ");
      })
      .toSorted(),
  };
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** What can never be, whatever happened before. */
export function faultsOf(book: Book): string[] {
  const { periods, grants, entries, lines } = book;
  const faults: string[] = [];
  for (const { id, starts, drawnMinutes } of periods)
    if (drawnMinutes !== null && drawnMinutes !== drawnIn(book, id))
      faults.push(`statement of ${starts}: ${drawnMinutes} drawn, not ${drawnIn(book, id)}`);
  const isCut = ({ periodId, on }: Book["entries"][number]) =>
    periods.some(({ id, ends }) => id === periodId && ends === on);
  for (const { id, minutes, effective, expires } of grants) {
    let left = minutes;
    for (const entry of entries.filter(({ grantId }) => grantId === id)) {
      left -= entry.minutes;
      if (left < 0 || left > minutes) faults.push(`grant of ${effective}: ${left} left`);
      if (entry.kind === "expiry" && entry.on < expires)
        faults.push(`grant of ${effective}: written off before ${expires}`);
      const line = lines.find((one) => one.line === entry.line);
      const own = periods.find(
        ({ starts, ends }) => line && starts <= line.date && line.date < ends,
      );
      const isLate = own !== undefined && own.id !== entry.periodId;
      const date = isLate ? entry.on : line?.date;
      // What is drawn for the day of the cut, before the cut, stays.
      const isInTime = date && (date < expires || (date === expires && isCut(entry)));
      if (entry.kind === "draw" && (!isInTime || date < effective))
        faults.push(`grant of ${effective}..${expires}: drawn for ${date}`);
    }
  }
  for (const { line, minutes, billed, status } of lines) {
    if (billed < minutes || billed >= minutes + 15 || billed % 15 !== 0)
      faults.push(`line ${line}: ${minutes} billed as ${billed}`);
    const own = entries.filter((entry) => entry.line === line);
    if (total(own) !== (status === "approved" ? billed : 0))
      faults.push(`line ${line}, ${status}: ${total(own)} of ${billed}`);
  }
  return [...faults, ...gapsIn(periods)];
}

/** Nor longer than a month between two of one membership that nobody has paused. */
function gapsIn(periods: Book["periods"]): string[] {
  const sorted = periods.toSorted((a, b) =>
    `${a.starts} ${a.ends}` < `${b.starts} ${b.ends}` ? -1 : 1,
  );
  return sorted.flatMap((period, at) => {
    const next = sorted[at + 1];
    if (!next) return [];
    if (next.starts < period.ends) return [`${period.starts} overlaps ${next.starts}`];
    const paused = next.membershipId === period.membershipId && next.starts > period.ends;
    return paused && next.starts < dayAfter(period.ends, 28)
      ? [`between ${period.ends} and ${next.starts} lies a gap`]
      : [];
  });
}
