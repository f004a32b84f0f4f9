import { firm } from "../../content/firm.ts";
import { firmMoment } from "../../content/firm-day.ts";
import type { PendingApplication } from "../../domain/applications/schema.ts";
import { Standing } from "./standing.tsx";

export function AppliedFor({ application }: { application: PendingApplication }) {
  const { kind, plan, name, phone, calledBy } = application;
  return (
    <div className="ready">
      <div>
        <Standing status="pending" />
        <h3 className="text-title-3">You chose {plan}</h3>
        <p>
          We call you by <time dateTime={calledBy}>{firmMoment(calledBy)}</time>
          {kind === "signup" ? ", and charge your card only after we have spoken." : "."}
        </p>
        <p>
          We ask for {name}
          {phone ? (
            <>
              {" "}
              at <span className="nowrap">{phone}</span>
            </>
          ) : null}
          . If that is not right, or you would rather not wait, call{" "}
          <a className="link nowrap" href={firm.phoneHref}>
            {firm.phone}
          </a>
          .
        </p>
      </div>
    </div>
  );
}
