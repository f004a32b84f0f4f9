import type { JobQueue } from "../../../domain/operations/schema.ts";
import { Moment } from "../moment.tsx";

export function JobsNotice({ state }: { state: JobQueue }) {
  const { jobs, belongsTo, code } = state;
  if (jobs === "running") return null;
  if (jobs === "off" || !belongsTo)
    return (
      <div className="notice jobs-notice">
        <p>
          <strong>Jobs do not run in this process.</strong> RUN_JOBS=no is set: what waits below
          stays here, unless another process on this database runs it.
        </p>
      </div>
    );
  return (
    <div className="notice jobs-notice">
      <p>
        <strong>Nothing goes out from here.</strong> This database belongs to {belongsTo.origin},{" "}
        {belongsTo.place}, since <Moment iso={belongsTo.since} />. It has been copied, or its
        installation has moved.
      </p>
      <p>
        If this is the real site from now on, stop the old one and start this one with{" "}
        <code>ADOPT_DATABASE={code}</code>. What waits below is sent then.
      </p>
    </div>
  );
}
