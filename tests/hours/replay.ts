import type { Told } from "./book.ts";
import { type History, minutesOf, type Step } from "./histories.ts";

type Span = { starts: number; ends: number; closed: boolean; sums: [number, number, number] };
type Hold = {
  kind: "goodwill" | "bonus" | "plan";
  minutes: number;
  from: number;
  until: number;
  left: number;
  of: Span | null;
};
type Taken = { hold: Hold | null; minutes: number; span: Span | null };
type Line = { date: number; billed: number; status: string; agreed: boolean; taken: Taken[] };
type Member = {
  anchor: number;
  thirty: boolean;
  planId: string;
  term: string;
  next: { planId: string; term: string } | null;
  span: Span;
  opens: number;
  /** Periods of the present term. */
  served: number;
  pause: number;
  ends: boolean;
};

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const dayOfMonth = (day: number) => Number(dateOf(day).slice(8));
const used = 0;
const beyond = 1;
const lost = 2;

const isLeft = ({ left }: Hold) => left > 0;

/** The same history told day by day, by somebody who keeps balances instead of a ledger. */
export function replay({ steps, overageCap }: History): Told {
  const spans: Span[] = [];
  const holds: Hold[] = [];
  const lines = new Map<number, Line>();
  let member: Member | null = null;
  const on = (day: number) => spans.find(({ starts, ends }) => starts <= day && day < ends) ?? null;

  function nextStart({ anchor, thirty }: Member, after: number): number {
    for (let day = after + 1; ; day += 1) {
      if (thirty ? (day - anchor) % 30 === 0 : dayOfMonth(day) === dayOfMonth(anchor)) return day;
      if (!thirty && dayOfMonth(day + 1) === 1 && dayOfMonth(day) < dayOfMonth(anchor)) return day;
    }
  }

  function open(one: Member, today: number) {
    const isKept = one.term === "year" && one.next?.term === "month" && one.served % 12 !== 0;
    if (one.next && !isKept) {
      if (one.next.term !== one.term) one.served = 0;
      Object.assign(one, one.next, { next: null });
    }
    one.served += 1;
    const ends = nextStart(one, today);
    one.span = { starts: today, ends, closed: false, sums: [0, 0, 0] };
    one.opens = ends;
    spans.push(one.span);
    const given = { from: today, until: ends + 29, of: one.span };
    const plan = minutesOf[one.planId] ?? 0;
    if (plan > 0) holds.push({ ...given, kind: "plan", minutes: plan, left: plan });
    if (one.term === "year") holds.push({ ...given, kind: "bonus", minutes: 60, left: 60 });
  }

  function turn(today: number) {
    if (member?.opens !== today) return;
    if (member.ends) member = null;
    else if (member.pause > 0) {
      for (; member.pause > 0; member.pause -= 1) member.opens = nextStart(member, member.opens);
      for (const hold of holds) if (hold.until > today) hold.until += member.opens - today;
    } else open(member, today);
  }

  function lose(hold: Hold, span: Span | null) {
    if (span) span.sums[lost] += hold.left;
    hold.left = 0;
  }

  function start(step: Step & { kind: "start" }, today: number) {
    const { span } = member ?? {};
    if (span && today < span.ends) {
      span.ends = today;
      for (const hold of holds) if (hold.of === span) lose(hold, span);
    }
    member = null;
    if (step.planId === "free") return;
    const thirty = step.cadence === "thirty-days";
    const fresh = { anchor: today, thirty, planId: step.planId, term: "month", next: null };
    const unopened: Span = { starts: today, ends: today, closed: false, sums: [0, 0, 0] };
    member = { ...fresh, span: unopened, opens: today, served: 0, pause: 0, ends: false };
    open(member, today);
  }

  function close(today: number) {
    const inOrder = spans.toSorted((a, b) => a.starts - b.starts || a.ends - b.ends);
    for (const span of inOrder) {
      if (span.closed || span.ends + 7 > today) continue;
      for (const hold of holds.filter(isLeft))
        if (hold.until <= span.ends) lose(hold, on(hold.until - 1) && span);
      span.closed = true;
    }
    for (const hold of holds.filter(isLeft)) {
      const awaits = spans.some(({ closed, ends }) => !closed && hold.until <= ends);
      if (hold.until + 7 <= today && !(awaits && on(hold.until - 1))) lose(hold, null);
    }
  }

  function approve(line: Line, today: number) {
    const own = on(line.date);
    const date = own?.closed ? today : line.date;
    const span = own?.closed ? on(today) : own;
    const rank = ["goodwill", "bonus", "plan"];
    const queue = holds
      .filter(({ from, until, left }) => from <= date && date < until && left > 0)
      .toSorted(
        (a, b) =>
          rank.indexOf(a.kind) - rank.indexOf(b.kind) || a.until - b.until || a.from - b.from,
      );
    const minutes = queue.map(() => 0);
    let at = 0;
    let missing = 0;
    for (let minute = 0; minute < line.billed; minute += 1) {
      while (queue[at] && minutes[at] === queue[at]?.left) at += 1;
      if (queue[at]) minutes[at] = (minutes[at] ?? 0) + 1;
      else missing += 1;
    }
    if (missing > 0 && !line.agreed && !(span && span.sums[beyond] + missing <= overageCap)) return;
    line.taken = queue.map((hold, index) => ({ hold, minutes: minutes[index] ?? 0, span }));
    if (missing > 0) line.taken.push({ hold: null, minutes: missing, span });
    line.taken = line.taken.filter((one) => one.minutes > 0);
    for (const one of line.taken) move(one, one.minutes, span);
    line.status = "approved";
  }

  function move({ hold }: Taken, minutes: number, span: Span | null) {
    if (hold) hold.left -= minutes;
    if (span) span.sums[hold ? used : beyond] += minutes;
  }

  function reverse(line: Line, today: number) {
    for (const one of line.taken)
      move(one, -one.minutes, one.span && !one.span.closed ? one.span : on(today));
    line.status = "reversed";
  }

  function act(step: Step, today: number) {
    if (step.kind === "start") start(step, today);
    if (step.kind === "next" && member) member.next = { planId: step.planId, term: step.term };
    if (step.kind === "pause" && member && today < member.span.ends) member.pause ||= step.months;
    if (step.kind === "cancel" && member) {
      member.ends = true;
      if (today >= member.span.ends) member = null;
    }
    if (step.kind === "resume" && member) member.ends = false;
    if (step.kind === "close") close(today);
    if (step.kind === "goodwill") {
      const until = (on(today)?.ends ?? today + 31) + 29;
      const { minutes } = step;
      holds.push({ kind: "goodwill", minutes, from: today, until, left: minutes, of: null });
    }
    if (step.kind === "log") {
      let billed = step.minutes;
      while (billed % 15 !== 0) billed += 1;
      const { agreed } = step;
      const date = dayOf(step.date);
      lines.set(step.line, { date, billed, status: "logged", agreed, taken: [] });
    }
    const line = "line" in step ? lines.get(step.line) : undefined;
    if (step.kind === "approve" && line?.status === "logged") approve(line, today);
    if (step.kind === "reverse" && line?.status === "approved") reverse(line, today);
  }

  const days = Map.groupBy(steps, (step) => dayOf(step.on));
  const all = [...days.keys()];
  for (let today = Math.min(...all); today <= Math.max(...all); today += 1) {
    turn(today);
    for (const step of days.get(today) ?? []) act(step, today);
  }

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
