import type { Detail } from "../../../content/case-study.ts";
import { DetailWords } from "./detail-words.tsx";
import { MigrationLine } from "./migration-line.tsx";

type Timeline = Extract<Detail, { kind: "timeline" }>;

export function MigrationTimeline({ heading, intro, ...line }: Timeline) {
  return (
    <section className="shell section migration" aria-labelledby="detail">
      <DetailWords part="Timeline" heading={heading} intro={intro} />
      <MigrationLine {...line} />
      <ol className="phases">
        {line.phases.map(({ from, to, title, tasks }) => (
          <li key={title} className={`phase weeks-${to - from + 1}`}>
            <p className="phase-weeks">
              Weeks {from}-{to}
            </p>
            <h3 className="text-title-3">{title}</h3>
            <ul>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
