import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { planFinder } from "../../../content/plan-finder.ts";
import { FinderAnswer } from "./finder-answer.tsx";
import { FinderQuestions } from "./finder-questions.tsx";
import { findPlan } from "./find-plan.ts";
import { askedNeed, firstNeed, type Need, needQuery, readNeed } from "./need.ts";
import { sayShort } from "./say-finding.ts";

/** Milliseconds: browsers refuse an address that changes with every step of a slider. */
const restBeforeAddress = 400;

function entered(form: HTMLFormElement | null): string {
  const fields = [...new FormData(form ?? undefined)];
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === "string");
  return new URLSearchParams(texts).toString();
}

export function PlanFinder({ asked }: { asked: Need | null }) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = asked ?? firstNeed;
  const [said, setSaid] = useState(() => needQuery(first).toString());
  const need = readNeed(new URLSearchParams(said));
  const finding = findPlan(need);

  // Something may have been chosen before hydration.
  useEffect(() => setSaid(entered(form.current)), []);

  useEffect(() => {
    const isInAddress = askedNeed(new URLSearchParams(location.search)) !== null;
    if (!isInAddress && said === needQuery(firstNeed).toString()) return;
    const keep = () => history.replaceState(history.state, "", `?${said}`);
    const timer = setTimeout(keep, restBeforeAddress);
    return () => clearTimeout(timer);
  }, [said]);

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    heading.current?.focus();
  }

  return (
    <section id="plan-finder" className="shell section plan-finder" aria-labelledby="finder">
      <div className="words">
        <h2 id="finder" className="text-display-2">
          {planFinder.heading}
        </h2>
        <p className="text-lead">{planFinder.lead}</p>
      </div>
      <form
        ref={form}
        className="finder-questions"
        action="/membership#plan-finder"
        onChange={() => setSaid(entered(form.current))}
        onSubmit={show}
      >
        <FinderQuestions first={first} hours={need.hours} />
        <button className="button button-quiet">{planFinder.submit}</button>
      </form>
      <FinderAnswer need={need} finding={finding} headingRef={heading} />
      <a className="finder-bar" href="#finder-answer">
        {sayShort(need, finding)}
      </a>
    </section>
  );
}
