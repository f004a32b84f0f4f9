import { firmMoment } from "../../../content/firm-day.ts";
import type { Clock } from "../../../domain/desk/promises/schema.ts";
import { Moment } from "../moment.tsx";
import { sayTimeLeft } from "./say-time-left.ts";

type Props = { clock: Clock | null };

export function Promised({ clock }: Props) {
  if (clock === null) return <span className="nothing">None</span>;
  if (clock.metAt !== null)
    return (
      <>
        <span className={clock.late ? "promise promise-broken" : "promise promise-kept"}>
          {clock.late ? "Answered late" : "Answered in time"}
        </span>
        <span className="record-detail nowrap">
          <Moment iso={clock.metAt} withTime />
        </span>
      </>
    );
  if (clock.paused) return <span className="promise">Paused{clock.late ? ", late" : ""}</span>;
  if (clock.leftMinutes === null) return <span className="nothing">Not needed any more</span>;
  return <TimeLeft leftMinutes={clock.leftMinutes} dueAt={clock.dueAt} />;
}

function Due({ at }: { at: string }) {
  const said = firmMoment(at);
  const end = said.lastIndexOf(",") + 1;
  return (
    <span className="record-detail due">
      <span className="nowrap">by {said.slice(0, end)}</span>{" "}
      <span className="nowrap">{said.slice(end + 1)}</span>
    </span>
  );
}

export function TimeLeft({ leftMinutes, dueAt }: { leftMinutes: number; dueAt: string }) {
  return (
    <>
      <span className="promise" data-late={leftMinutes < 0} data-soon={leftMinutes < 60}>
        {sayTimeLeft(leftMinutes)}
      </span>
      <Due at={dueAt} />
    </>
  );
}
