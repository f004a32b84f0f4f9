import { type LeadSource, sayVisit, type Visit } from "../../domain/fields/source/schema.ts";

function VisitFact({ label, visit }: { label: string; visit: Visit | undefined }) {
  if (!visit) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {sayVisit(visit)}, on {visit.page}
      </dd>
    </>
  );
}

export function CameBy({ about, before, first, last }: LeadSource) {
  return (
    <>
      {about ? (
        <>
          <dt>About</dt>
          <dd>{about}</dd>
        </>
      ) : null}
      {before ? (
        <>
          <dt>Came from</dt>
          <dd>{before}</dd>
        </>
      ) : null}
      <VisitFact label="First visit" visit={first} />
      <VisitFact label="Last visit" visit={last} />
    </>
  );
}
