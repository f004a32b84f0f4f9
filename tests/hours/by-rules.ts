import { randomUUID } from "node:crypto";
import { type HeldGrant, inOrderOfUse } from "../../domain/hours/draw-from.ts";
import { foreseeApproval } from "../../domain/hours/foresee-approval.ts";
import { grantsOf, rolledOver } from "../../domain/hours/grants-of.ts";
import type { GrantRow } from "../../domain/hours/tables.ts";
import { billedMinutes } from "../../domain/hours/work-rules.ts";
import {
  isDueToClose,
  writeOffsAtClose,
  writeOffsAtCut,
  writeOffsBetween,
} from "../../domain/hours/write-offs.ts";
import { addDays, daysBetween } from "../../domain/fields/civil-date.ts";
import { cancellationOf } from "../../domain/membership/cancellation.ts";
import { planPause } from "../../domain/membership/pause.ts";
import { periodDates } from "../../domain/membership/period-dates.ts";
import { planChange } from "../../domain/membership/plan-change.ts";
import { resumptionOf } from "../../domain/membership/resumption.ts";
import { periodOn } from "../../domain/membership/list-periods.ts";
import { nextStep } from "../../domain/membership/next-step.ts";
import type { Pause } from "../../domain/membership/pauses.ts";
import { termsFrom } from "../../domain/membership/planned-terms.ts";
import { pauseOf, type Standing } from "../../domain/membership/standing.ts";
import type { PeriodRow } from "../../domain/membership/tables.ts";
import type { Book } from "./book.ts";
import { type History, minutesOf, priceOf, type Step } from "./histories.ts";

type Member = Standing["membership"] & { id: string; pauses: Pause[] };

type Started = Pick<Member, "planId" | "cadence"> & { term?: Member["term"] };

type Line = Book["lines"][number] & { agreed: boolean };

const priced = (id: string) => ({ id, price: priceOf[id] ?? 0 });

const companyId = "company";
const epoch = new Date(0);

/** A history kept by the rules alone, without a database. */
export function keepByRules({ steps, overageCap }: History): Book {
  const members: Member[] = [];
  const periods: PeriodRow[] = [];
  const grants: GrantRow[] = [];
  const entries: Book["entries"] = [];
  const lines: Line[] = [];
  const write = (on: string, entry: Omit<Book["entries"][number], "on">) =>
    void entries.push({ ...entry, on });
  const held = (): HeldGrant[] =>
    grants.map((grant) => {
      const taken = entries.filter(({ grantId }) => grantId === grant.id);
      return { ...grant, left: taken.reduce((left, entry) => left - entry.minutes, grant.minutes) };
    });
  const running = () => members.find(({ status }) => status !== "ended");

  function give(
    grant: Pick<GrantRow, "kind" | "minutes" | "effective" | "expires">,
    of?: PeriodRow,
  ) {
    const createdAt = new Date(grants.length);
    const origin = { membershipId: of?.membershipId ?? null, periodId: of?.id ?? null };
    const none = { reason: null, grantedBy: null, key: null, transferId: null };
    grants.push({ id: randomUUID(), companyId, createdAt, ...none, ...origin, ...grant });
  }

  function open(today: string) {
    for (const member of members) {
      for (;;) {
        const standing = standingOf(member);
        const step = nextStep(standing, today);
        if (!step) break;
        if (step.kind === "end") member.status = "ended";
        if (step.kind === "pause") {
          member.status = "paused";
          for (const grant of grants)
            if (grant.expires > step.starts) grant.expires = addDays(grant.expires, step.days);
        }
        if (step.kind !== "period") continue;
        Object.assign(member, { status: "active", ...termsFrom(standing, step.month) });
        const { kind: _kind, ...dates } = step;
        const { id: membershipId, planId, term } = member;
        const minutes = minutesOf[planId] ?? 0;
        const own = { id: randomUUID(), membershipId, companyId, planId, minutes, price: 0 };
        const period = { ...own, ...dates, closedAt: null, dueCents: null, openedAt: epoch };
        periods.push(period);
        for (const given of grantsOf(period, term)) give(given, period);
      }
    }
    periods.sort((a, b) => (`${a.starts} ${a.ends}` < `${b.starts} ${b.ends}` ? -1 : 1));
  }

  function lose(on: string, { id: grantId, left: minutes }: HeldGrant, periodId: string | null) {
    write(on, { kind: "expiry", minutes, grantId, line: null, periodId });
  }

  function start({ planId, cadence, term = "month" }: Started, today: string) {
    const ending = running();
    if (ending?.status === "paused") endPause(ending, today);
    const cut = ending && periodOn(periods, today);
    if (ending) Object.assign(ending, { status: "ended", endsOn: today });
    if (cut) {
      cut.ends = today;
      for (const grant of grants) if (grant.periodId === cut.id) grant.expires = today;
      for (const grant of writeOffsAtCut(held(), cut.id)) lose(today, grant, cut.id);
    }
    if (planId === "free") return;
    const terms = { planId, cadence, term, termMonth: 0, nextPlanId: null, nextTerm: null };
    members.push({
      id: randomUUID(),
      anchor: today,
      anchorMonth: 0,
      status: "active",
      endsOn: null,
      paidThrough: null,
      pauses: [],
      ...terms,
    });
    open(today);
  }

  const standingOf = (member: Member): Standing<Member> => {
    const last = periods.findLast(({ membershipId }) => membershipId === member.id);
    return { membership: member, last, pauses: member.pauses };
  };

  function endPause(member: Member, on: string) {
    const { month, from, until, hasBegun } = pauseOf(standingOf(member))!;
    const months = [0, 1, 2, 3].find((some) => periodDates(member, month + some).starts >= on)!;
    member.pauses = member.pauses.filter((one) => one.month !== month);
    if (months > 0) member.pauses.push({ month, months });
    if (!hasBegun) return;
    for (const grant of grants)
      if (grant.effective < from && grant.expires > until)
        grant.expires = addDays(grant.expires, -daysBetween(on, until));
  }

  function changePlan(step: Step, member: Member) {
    const standing = standingOf(member);
    if (step.kind === "cancel") {
      const end = cancellationOf(standing, step.on);
      if ("endsOn" in end) member.endsOn = end.endsOn;
    }
    if (step.kind === "pause") {
      const { months } = step;
      const pause = planPause(standing, months, step.on);
      if ("month" in pause) member.pauses.push({ month: pause.month, months });
    }
    if (step.kind === "resume") {
      const resumed = resumptionOf(standing, step.on);
      if ("refusal" in resumed) return;
      if (resumed.takesBack === "cancellation") member.endsOn = null;
      else endPause(member, resumed.on);
      open(step.on);
    }
    if (step.kind !== "next" && step.kind !== "now") return;
    const { kind: when, planId, term } = step;
    const choice = { from: priced(member.planId), to: priced(planId), term, when };
    const change = planChange(standing, choice, step.on);
    if ("refusal" in change) return;
    if (when === "next") Object.assign(member, change.planned);
    else start({ planId, term, cadence: member.cadence }, step.on);
  }

  function close(today: string) {
    for (const period of periods.filter((one) => isDueToClose(one, today))) {
      for (const { grant, inPeriod } of writeOffsAtClose(held(), period, periods))
        lose(today, grant, inPeriod ? period.id : null);
      period.closedAt = epoch;
    }
    for (const grant of writeOffsBetween(held(), periods, today)) lose(today, grant, null);
  }

  function approve(line: Line, today: string) {
    const overage = new Map<string, number>();
    const kept = new Set(
      lines.filter(({ status }) => status === "approved").map((one) => one.line),
    );
    for (const { kind, line: of, periodId, minutes } of entries)
      if (kind === "overage" && of !== null && kept.has(of) && periodId !== null)
        overage.set(periodId, (overage.get(periodId) ?? 0) + minutes);
    const holdings = {
      grants: held(),
      periods,
      awaited: null,
      today,
      overageCapMinutes: overageCap,
      overage,
    };
    const asked = { ...line, billedMinutes: line.billed };
    const overageAgreedAt = line.agreed ? epoch : null;
    const seen = foreseeApproval(
      { ...asked, overageAgreedAt, overageAgreedMinutes: null },
      holdings,
    );
    if (seen.needsAgreement || (seen.overage > 0 && seen.periodId === null)) return;
    const common = { line: line.line, periodId: seen.periodId };
    for (const draw of seen.draws) write(today, { ...common, ...draw, kind: "draw" });
    if (seen.overage > 0)
      write(today, { ...common, kind: "overage", grantId: null, minutes: seen.overage });
    line.status = "approved";
  }

  function reverse(line: Line, today: string) {
    const current = periodOn(periods, today)?.id ?? null;
    const made = entries.filter((one) => one.line === line.line);
    const landsIn = ({ periodId }: { periodId: string | null }) => {
      const own = periods.find(({ id }) => id === periodId);
      return own && !own.closedAt ? own.id : current;
    };
    if (made.some((entry) => entry.kind === "overage" && landsIn(entry) === null)) return;
    for (const { on: _on, ...entry } of made) {
      const periodId = landsIn(entry);
      write(today, { ...entry, kind: "reversal", minutes: -entry.minutes, periodId });
    }
    line.status = "reversed";
  }

  function act(step: Step) {
    const today = step.on;
    if (step.kind === "log") {
      const { line, date, minutes, agreed } = step;
      lines.push({ line, date, minutes, agreed, billed: billedMinutes(minutes), status: "logged" });
    }
    const line = "line" in step ? lines.find((one) => one.line === step.line) : undefined;
    if (step.kind === "start") start(step, today);
    if (step.kind === "close") close(today);
    if (step.kind === "goodwill") {
      const period = periodOn(periods, today);
      const expires = period ? rolledOver(period.ends) : addDays(today, 60);
      give({ kind: "goodwill", minutes: step.minutes, effective: today, expires });
    }
    if (step.kind === "approve" && line?.status === "logged") approve(line, today);
    if (step.kind === "reverse" && line?.status === "approved") reverse(line, today);
    const member = running();
    if (member) changePlan(step, member);
  }

  for (const step of steps) {
    open(step.on);
    act(step);
  }
  return {
    periods: periods.map(({ closedAt, ...period }) => ({
      ...period,
      closed: closedAt !== null,
      drawnMinutes: null,
    })),
    grants: inOrderOfUse(grants),
    entries,
    lines,
  };
}
