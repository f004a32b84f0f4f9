import { greetings } from "../../content/about.ts";
import { personAt, type Place } from "../../content/people.ts";
import { Portrait } from "./portrait.tsx";
import { SampleMark } from "./sample-mark.tsx";

/** Whom somebody meets at a place, if the firm has named anyone for it. */
export function Host({ at }: { at: Place }) {
  const person = personAt(at);
  if (!person) return null;
  const { slug, name, role, years, portrait, sample } = person;
  return (
    <section className="host" aria-labelledby="host">
      <Portrait of={portrait} />
      <div>
        <h2 id="host" className="label">
          {greetings[at]}
        </h2>
        <p className="host-name">
          <a className="link" href={`/about#${slug}`}>
            {name}
          </a>{" "}
          {sample ? <SampleMark /> : null}
        </p>
        <p>
          {role}, {years} years
        </p>
      </div>
    </section>
  );
}
