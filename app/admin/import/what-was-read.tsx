import { type ImportRun, outcomes } from "../../../domain/imports/schema.ts";
import { importsPath } from "./import-query.ts";
import { sayOutcome } from "./row-columns.tsx";

export function WhatWasRead({ run }: { run: ImportRun }) {
  const { id, fileName, encoding, separator, used, ignored, counts, doneAt } = run;
  return (
    <>
      <dl className="import-counts">
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt>{sayOutcome(outcome, doneAt !== null)}</dt>
            <dd className="figure">{counts[outcome].toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      <p className="import-about">
        {fileName}, read as {encoding} with a {separator} between cells. Columns: {used.join(", ")}.
        {ignored.length > 0 ? ` Left out, as no field is called so: ${ignored.join(", ")}.` : ""}
      </p>
      {counts.bad > 0 ? (
        <p>
          <a className="link" href={`${importsPath}/${id}/file?outcome=bad`} download>
            Download the rows that can’t be imported, with the reasons
          </a>
        </p>
      ) : null}
    </>
  );
}
