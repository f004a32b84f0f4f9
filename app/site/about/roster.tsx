import { aboutPage } from "../../../content/about.ts";
import { people, type Person } from "../../../content/people.ts";
import { Portrait } from "../../people/portrait.tsx";
import { SampleMark } from "../../people/sample-mark.tsx";

function Member({ slug, name, role, years, about, certificates, portrait, sample }: Person) {
  return (
    <li id={slug}>
      <Portrait of={portrait} />
      <div className="roster-words">
        <h3 className="text-title-3">
          {name} {sample ? <SampleMark /> : null}
        </h3>
        <p className="roster-role">
          {role}, <span className="nowrap">{years} years</span>
        </p>
        <p>{about}</p>
        {certificates.length > 0 ? (
          <ul className="roster-certificates" aria-label={`Certifications of ${name}`}>
            {certificates.map((certificate) => (
              <li key={certificate.name} className="node">
                {certificate.name}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

export function Roster() {
  if (people.length === 0) return null;
  return (
    <section className="shell roster" aria-labelledby="people">
      <div className="roster-head">
        <h2 id="people" className="text-title-2">
          {aboutPage.people}
        </h2>
        {people.some(({ sample }) => sample) ? <p className="hint">{aboutPage.samples}</p> : null}
      </div>
      <ul className="roster-list">
        {people.map((person) => (
          <Member key={person.slug} {...person} />
        ))}
      </ul>
    </section>
  );
}
