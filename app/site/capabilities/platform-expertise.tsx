import { Fragment } from "react";
import { capabilities } from "../../../content/capabilities.ts";
import { certificatesOn } from "../../../content/people.ts";
import { SampleMark } from "../../people/sample-mark.tsx";

const longest = Math.max(...capabilities.platforms.map(({ years }) => years));

const at = (year: number) => `${((year - 1) / longest) * 96}%`;

function YearsLine({ years }: { years: number }) {
  return (
    <svg className="years-line" height="24" aria-hidden="true">
      <line x1={at(1)} x2={at(years + 1)} y1="12" y2="12" />
      {Array.from({ length: years }, (_, index) => (
        <circle key={index} cx={at(index + 1)} cy="12" r="7" />
      ))}
    </svg>
  );
}

function Certifications({ platform }: { platform: string }) {
  const held = certificatesOn(platform);
  if (held.length === 0) return null;
  return (
    <div className="platform-certifications">
      <h4>Certifications</h4>
      <ul>
        {held.map(({ name, holder, sample }) => (
          <li key={name}>
            {name}
            <span>
              {holder} {sample ? <SampleMark /> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PlatformExpertise() {
  return (
    <section className="outcomes platform-expertise" aria-labelledby="platform-expertise">
      <div className="shell">
        <h2 id="platform-expertise" className="text-display-2">
          Platform expertise
        </h2>
        <ul>
          {capabilities.platforms.map(({ name, years, text, areas }) => (
            <li key={name}>
              <h3 className="text-title-2">{name}</h3>
              <p className="platform-years">
                <strong>{years}+ years</strong> of expertise
              </p>
              <YearsLine years={years} />
              <p>{text}</p>
              <p>
                {areas.map((area, index) => (
                  <Fragment key={area}>
                    {index > 0 ? ", " : null}
                    <span className="nowrap">{area}</span>
                  </Fragment>
                ))}
              </p>
              <Certifications platform={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
