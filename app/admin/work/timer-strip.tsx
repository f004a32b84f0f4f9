import { Timer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { noAnswer } from "../../api-client/failure-text.ts";
import { Failure } from "../../ui/failure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { toast } from "../../ui/toast-store.ts";
import { openLog } from "./log/log-state.ts";
import type { RunningTimer } from "./timer-query.ts";
import { useDiscardTimer } from "./use-timer.ts";

const minute = 60_000;
const dayOfMinutes = 24 * 60;

/** Told by the clock and not by counting, so that it is right again after the machine has slept. */
function useMinutesSince(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.floor((now - since) / minute));
}

export function TimerStrip({ timer }: { timer: RunningTimer }) {
  const [asked, setAsked] = useState(false);
  const discard = useDiscardTimer(() => toast({ title: "Timer discarded" }));
  const place = useHandOverFocus<HTMLElement>();
  const discardButton = useRef<HTMLButtonElement>(null);
  const minutes = useMinutesSince(timer.since);
  const shown = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const { company, text, startedAt } = timer;
  const stop = () =>
    openLog({
      company,
      text,
      minutes: Math.min(dayOfMinutes, Math.max(1, minutes)),
      fromTimer: startedAt,
    });
  const keep = () => {
    setAsked(false);
    discard.reset();
    discardButton.current?.focus();
  };
  return (
    <section ref={place} className="timer-strip" aria-label="Running timer">
      <Icon of={Timer} />
      <span className="timer-time figure">{shown}</span>
      <span className="timer-what">
        {[company?.name, text].filter(Boolean).join(": ") || "No company yet"}
      </span>
      <button type="button" className="button button-primary" onClick={stop}>
        Stop and log
      </button>
      <button
        ref={discardButton}
        type="button"
        className={`button button-${asked ? "danger" : "quiet"}`}
        aria-disabled={discard.isPending}
        onClick={() => (asked ? discard.mutate(startedAt) : setAsked(true))}
      >
        {asked ? `Really discard ${shown}` : "Discard"}
      </button>
      {asked ? (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={discard.isPending}
          onClick={() => (discard.isPending ? undefined : keep())}
        >
          Keep it
        </button>
      ) : null}
      <Failure error={discard.error} otherwise={noAnswer} />
    </section>
  );
}
