import type { ReactNode } from "react";
import { greetings } from "../../content/about.ts";
import { personAt, type Place } from "../../content/people.ts";
import { Portrait } from "./portrait.tsx";
import { SampleMark } from "./sample-mark.tsx";

export function Host({ at, children }: { at: Place; children?: ReactNode }) {
  const person = personAt(at);
  if (!person) return children ? <div className="host host-nobody">{children}</div> : null;
  const { slug, name, role, years, portrait, sample } = person;
  return (
    <section className="host" aria-labelledby="host">
      <Portrait of={portrait} />
      <div>
        <p id="host" className="label">
          {greetings[at]}
        </p>
        <p className="host-name">
          <a className="link" href={`/about#${slug}`}>
            {name}
          </a>{" "}
          {sample ? <SampleMark /> : null}
        </p>
        <p>
          {role}, <span className="nowrap">{years} years</span>
        </p>
        {children}
      </div>
    </section>
  );
}
