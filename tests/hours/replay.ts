import type { Told } from "./book.ts";
import { type History, minutesOf, priceOf, type Step } from "./histories.ts";
import { dateOf, type Hold, type Line, type Span, type Taken, tellReplay } from "./tell-replay.ts";

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
  /** Months, planned or under way. */
  pause: number;
  /** What the pause under way has moved. */
  moved: Hold[];
  /** Periods still to come, once it is canceled. */
  endsAfter: number | null;
};

type Started = { planId: string; cadence: string; term?: string };

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const dayOfMonth = (day: number) => Number(dateOf(day).slice(8));
const used = 0;
const beyond = 1;
const lost = 2;

const isLeft = ({ left }: Hold) => left > 0;

function lose(hold: Hold, span: Span | null) {
  if (span) span.sums[lost] += hold.left;
  hold.left = 0;
}

function move({ hold }: Taken, minutes: number, span: Span | null) {
  if (hold) hold.left -= minutes;
  if (span) span.sums[hold ? used : beyond] += minutes;
}

/** The same history told day by day, by somebody who keeps balances instead of a ledger. */
export function replay({ steps, overageCap }: History): Told {
  const spans: Span[] = [];
  const holds: Hold[] = [];
  const lines = new Map<number, Line>();
  let member: Member | null = null;
  /** Drawn and given back while no span ran. */
  const between: { day: number; minutes: number }[] = [];
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
    if (one.endsAfter !== null) one.endsAfter -= 1;
    const ends = nextStart(one, today);
    one.span = { starts: today, ends, closed: false, sums: [0, 0, 0] };
    one.opens = ends;
    spans.push(one.span);
    const given = { from: today, until: ends + 29, of: one.span };
    const plan = minutesOf[one.planId] ?? 0;
    if (plan > 0) holds.push({ ...given, kind: "plan", minutes: plan, left: plan });
    if (one.term === "year") holds.push({ ...given, kind: "bonus", minutes: 60, left: 60 });
  }

  const isPaused = (one: Member, today: number) => today >= one.span.ends;

  function turn(today: number) {
    const one = member;
    if (one?.opens !== today) return;
    if (one.endsAfter === 0) member = null;
    else if (one.pause > 0) {
      for (; one.pause > 0; one.pause -= 1) one.opens = nextStart(one, one.opens);
      one.moved = holds.filter(({ until }) => until > today);
      for (const hold of one.moved) hold.until += one.opens - today;
    } else open(one, today);
  }

  function cutPause(one: Member, on: number) {
    for (const hold of one.moved) hold.until -= one.opens - on;
    one.opens = on;
  }

  function start(step: Started, today: number) {
    const { span } = member ?? {};
    if (member && isPaused(member, today)) cutPause(member, today);
    if (span && today < span.ends) {
      span.ends = today;
      const own = holds.filter(({ of }) => of === span);
      for (const hold of own) hold.until = today;
      if (span.starts === today) for (const hold of own) lose(hold, span);
    }
    member = null;
    if (step.planId === "free") return;
    const thirty = step.cadence === "thirty-days";
    const fresh = {
      anchor: today,
      thirty,
      planId: step.planId,
      term: step.term ?? "month",
      next: null,
    };
    const unopened: Span = { starts: today, ends: today, closed: false, sums: [0, 0, 0] };
    member = {
      ...fresh,
      span: unopened,
      opens: today,
      served: 0,
      pause: 0,
      moved: [],
      endsAfter: null,
    };
    open(member, today);
  }

  const inOrder = () => spans.toSorted((a, b) => a.starts - b.starts || a.ends - b.ends);

  function close(today: number) {
    for (const span of inOrder()) {
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

  /** What is reversed later on gives back money, and agrees to nothing new. */
  const beyondIn = (span: Span) =>
    [...lines.values()]
      .filter(({ status }) => status === "approved")
      .flatMap(({ taken }) => taken.filter((one) => !one.hold && one.span === span))
      .reduce((sum, { minutes }) => sum + minutes, 0);

  function moveOn(day: number, one: Taken, { minutes, span }: Omit<Taken, "hold">) {
    move(one, minutes, span);
    if (!span) between.push({ day, minutes });
  }

  function approve(line: Line, today: number) {
    const own = on(line.date);
    const date = own?.closed ? today : line.date;
    const span = own && !own.closed ? own : on(today);
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
    if (missing > 0 && !line.agreed && !(span && beyondIn(span) + missing <= overageCap)) return;
    // Nothing could bill it.
    if (missing > 0 && !span) return;
    line.taken = queue.map((hold, index) => ({ hold, minutes: minutes[index] ?? 0, span }));
    if (missing > 0) line.taken.push({ hold: null, minutes: missing, span });
    line.taken = line.taken.filter((one) => one.minutes > 0);
    for (const one of line.taken) moveOn(today, one, { minutes: one.minutes, span });
    line.status = "approved";
  }

  function reverse(line: Line, today: number) {
    const lands = ({ span }: Taken) => (span && !span.closed ? span : on(today));
    // Nothing could give it back.
    if (line.taken.some((one) => !one.hold && !lands(one))) return;
    for (const one of line.taken) moveOn(today, one, { minutes: -one.minutes, span: lands(one) });
    line.status = "reversed";
  }

  function changePlan(step: Step, one: Member, today: number) {
    const isCanceled = one.endsAfter !== null;
    const toYearEnd = one.term === "year" ? (12 - (one.served % 12)) % 12 : 0;
    if (step.kind === "cancel" && !isCanceled && one.pause === 0) one.endsAfter = toYearEnd;
    if (step.kind === "pause" && !isCanceled && !isPaused(one, today)) one.pause ||= step.months;
    if (step.kind === "resume" && isCanceled) one.endsAfter = null;
    else if (step.kind === "resume" && isPaused(one, today)) {
      let on = one.span.ends;
      while (on < today) on = nextStart(one, on);
      if (on < one.opens) cutPause(one, on);
      turn(today);
    } else if (step.kind === "resume") one.pause = 0;
    if (step.kind === "next") {
      const { planId, term } = step;
      const takesBack = planId === one.planId && term === one.term;
      const due = takesBack ? (one.next?.term ?? term) : term;
      const after = one.term === "year" && due === "month" ? toYearEnd : 0;
      // What would come after the end is neither planned nor taken back.
      if (one.endsAfter === null || one.endsAfter > after)
        one.next = takesBack ? null : { planId, term };
    }
    if (step.kind === "now") {
      const isHeld = isCanceled || one.pause > 0 || isPaused(one, today);
      const isLess = (priceOf[step.planId] ?? 0) < (priceOf[one.planId] ?? 0);
      const isShorter = one.term === "year" && step.term === "month";
      if (isHeld || isLess || isShorter || step.planId === one.planId) return;
      start({ ...step, cadence: one.thirty ? "thirty-days" : "month" }, today);
    }
  }

  function act(step: Step, today: number) {
    if (step.kind === "start") start(step, today);
    if (member) changePlan(step, member, today);
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

  for (const { day, minutes } of between) {
    const shows = inOrder().find(({ ends }) => day < ends);
    if (shows) shows.sums[used] += minutes;
  }
  return tellReplay(spans, holds, lines);
}
